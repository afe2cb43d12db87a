/**
 * Compares the features in the built app that a supported browser lacks with those that docs/browsers.md lists. Needs the build.
 */
import { readdirSync } from 'node:fs';
import { read } from '../workspace.mjs';
import { missingIn } from './compat.mjs';
import { differences, listedUnder } from './list.mjs';
import { featuresInScript } from './scripts.mjs';
import { featuresInStyles } from './styles.mjs';

const dist = 'frontend/dist';
const page = read('docs/browsers.md');

/** @type {Map<string, { missing: string, files: string[] }>} */
const found = new Map();

/**
 * @param {string} file
 * @param {import('./compat.mjs').Feature[]} features
 */
function add(file, features) {
  for (const { name, compat } of features) {
    const known = found.get(name) ?? { missing: missingIn(compat), files: [] };
    found.set(name, { ...known, files: [...known.files, file] });
  }
}

for (const file of readdirSync(`${dist}/assets`)) {
  if (file.endsWith('.js')) add(file, featuresInScript(read(`${dist}/assets/${file}`)));
  if (file.endsWith('.css')) add(file, featuresInStyles(read(`${dist}/assets/${file}`)));
}
for (const [, script = ''] of read(`${dist}/index.html`).matchAll(/<script>([^]*?)<\/script>/g))
  add('index.html', featuresInScript(script));

const faults = differences(found, {
  features: listedUnder(page, 'Features with a fallback'),
  lookalikes: listedUnder(page, "Names that are not the browser's"),
});
for (const fault of faults) console.error(`docs/browsers.md: ${fault}`);
if (faults.length === 0)
  console.log(`docs/browsers.md lists all ${found.size} features that a browser lacks.`);
else process.exitCode = 1;
