// Parses and runs the built script once, in a fresh process. Prints JSON.
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const file = path.resolve(import.meta.dirname, '../dist/Code.js');
const text = fs.readFileSync(file, 'utf8');
const scope = vm.createContext({});
const from = performance.now();
const script = new vm.Script(text);
const parsed = performance.now();
script.runInContext(scope);
const done = performance.now();
console.log(JSON.stringify({ parse: parsed - from, run: done - parsed, both: done - from }));
