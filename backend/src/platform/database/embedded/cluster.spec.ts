import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCluster } from './cluster';

const folder = mkdtempSync(join(tmpdir(), 'touchline-cluster-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes nothing, and says how the file of the password lies there. */
const telling = `#!/bin/sh
for each; do case "$each" in --pwfile=*) ls -l "\${each#--pwfile=}" >&2;; esac; done
exit 1
`;

it('the password of the embedded database is its owner’s alone, also while the database is made', () => {
  chmodSync(folder, 0o755);
  const initdb = join(folder, 'initdb');
  writeFileSync(initdb, telling, { mode: 0o755 });
  expect(() => openCluster({ initdb, postgres: initdb }, folder, 'secret')).toThrow('-rw------- ');
});
