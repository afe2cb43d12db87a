import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCluster } from './cluster';

const folder = mkdtempSync(join(tmpdir(), 'touchline-cluster-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stands in for initdb: prints the mode of the password file and fails. */
const fakeInitdb = `#!/bin/sh
for each; do case "$each" in --pwfile=*) ls -l "\${each#--pwfile=}" >&2;; esac; done
exit 1
`;

it('the password file of the embedded database is readable by its owner only while initdb runs', () => {
  chmodSync(folder, 0o755);
  const initdb = join(folder, 'initdb');
  writeFileSync(initdb, fakeInitdb, { mode: 0o755 });
  expect(() => openCluster({ initdb, postgres: initdb }, folder, 'secret')).toThrow('-rw------- ');
});
