/** `npm run sbom` writes the software bill of materials of the product to dist/sbom.cdx.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBillOfMaterials } from './dependencies/bill-of-materials.mjs';
import { root } from '../dev/run.mjs';

const bill = makeBillOfMaterials();
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`dist/sbom.cdx.json names ${bill.components.length} components.`);
