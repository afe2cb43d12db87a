import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { permissionsPage } from './permissions-page';

const file = join(import.meta.dirname, '../../docs/permissions.md');

it('docs/permissions.md matches the permission matrix; `npm run permissions` writes it', () => {
  if (process.env.UPDATE === 'permissions') writeFileSync(file, permissionsPage());
  expect(readFileSync(file, 'utf8')).toBe(permissionsPage());
});
