/**
 * `npm run advisories` queries the registry for advisories about the packages of the lock file, and stores
 * them in .tools/checks/advisories.json, against which `npm test` checks the packages. If the request fails,
 * the file is unchanged.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askRegistry, joined } from './dependencies/audit.mjs';
import { readAdvisories } from './dependencies/lock.mjs';
import { root } from '../dev/run.mjs';

const known = readAdvisories();
const fetched = askRegistry();
if (!fetched) {
  console.error(`The registry returned nothing. The advisories of ${known.asOf} are kept.`);
  process.exit(1);
}
const asOf = new Date().toISOString().slice(0, 10);
const advisories = joined(known.advisories, fetched);
writeFileSync(
  join(root, '.tools/checks/advisories.json'),
  `${JSON.stringify({ asOf, advisories }, null, 2)}\n`,
);
console.log(
  `${fetched.length} fetched, ${advisories.length} known as of ${asOf}: npm test -- workspace checks them.`,
);
