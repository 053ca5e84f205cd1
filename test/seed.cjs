// Laws are tried on the same values in every run, so that a red run can be had again; FC_SEED tries others.
require('fast-check').configureGlobal({ seed: Number(process.env.FC_SEED ?? 20161128) });
