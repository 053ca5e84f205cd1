// Parses and runs the built script once, in a fresh process. Prints JSON: time of the processor, in ms.
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const file = path.resolve(import.meta.dirname, '../dist/Code.js');
const text = fs.readFileSync(file, 'utf8');
const scope = vm.createContext({});
const spent = from => {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
};
const from = process.cpuUsage();
const script = new vm.Script(text);
const parse = spent(from);
script.runInContext(scope);
const both = spent(from);
console.log(JSON.stringify({ parse, run: both - parse, both }));
