/**
 * Compares the features in the built app that a supported browser lacks with those listed in
 * docs/browsers.md. Requires the build.
 */
import { readdirSync } from 'node:fs';
import { read } from '../workspace.mjs';
import { missingIn } from './compat.mjs';
import { differences, listedUnder } from './list.mjs';
import { featuresInScript, secureFeaturesInScript, stylesInScript } from './scripts.mjs';
import { featuresInStyles } from './styles.mjs';

const dist = 'frontend/dist';
const page = read('docs/browsers.md');

/** @typedef {Map<string, { missing: string, files: string[] }>} Found */
/** @type {Found} */
const found = new Map();
/** @type {Found} */
const foundSecure = new Map();

/**
 * @param {Found} all
 * @param {string} file
 * @param {{ name: string, missing: string }[]} features
 */
function add(all, file, features) {
  for (const { name, missing } of features) {
    const { files = [] } = all.get(name) ?? {};
    all.set(name, { missing, files: [...files, file] });
  }
}

/**
 * @param {string} file
 * @param {import('./compat.mjs').Feature[]} features
 */
const addMissing = (file, features) =>
  add(
    found,
    file,
    features.map(({ name, compat }) => ({ name, missing: missingIn(compat) })),
  );

/**
 * @param {string} file
 * @param {string} code
 */
function addScript(file, code) {
  addMissing(file, featuresInScript(code));
  for (const css of stylesInScript(code)) addMissing(file, featuresInStyles(css));
  const secure = secureFeaturesInScript(code);
  add(
    foundSecure,
    file,
    secure.map((name) => ({ name, missing: 'plain http' })),
  );
}

for (const file of readdirSync(`${dist}/assets`)) {
  if (file.endsWith('.js')) addScript(file, read(`${dist}/assets/${file}`));
  if (file.endsWith('.css')) addMissing(file, featuresInStyles(read(`${dist}/assets/${file}`)));
}
/** @type {string[]} */
const partStyles = JSON.parse(read(`${dist}/.server/part-styles.json`));
for (const css of partStyles) addMissing('part-styles.json', featuresInStyles(css));
for (const [, script = ''] of read(`${dist}/index.html`).matchAll(/<script>([^]*?)<\/script>/g))
  addScript('index.html', script);

const faults = [
  ...differences(found, {
    features: listedUnder(page, 'Features with a fallback'),
    lookalikes: listedUnder(page, "Names that are not the browser's"),
  }),
  ...differences(foundSecure, {
    features: listedUnder(page, 'Features of secure contexts'),
    lookalikes: [],
  }),
];
for (const fault of faults) console.error(`docs/browsers.md: ${fault}`);
if (faults.length === 0)
  console.log(
    `docs/browsers.md lists all ${found.size} features that a browser lacks, and ${foundSecure.size} that plain http lacks.`,
  );
else process.exitCode = 1;
