// Unpacks the browser of the npm package into TMPDIR and prints where it is and what it needs in its
// environment. A process of its own (see chromium.ts), because the package changes the environment.
import chromium from '@sparticuz/chromium';

chromium.setGraphicsMode = false;
const executablePath = await chromium.executablePath();
const needed = ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH'].filter(name => process.env[name] !== undefined);
const env = Object.fromEntries(needed.map(name => [name, process.env[name]]));
process.stdout.write(JSON.stringify({ executablePath, env }));
