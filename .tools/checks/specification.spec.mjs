import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isThere, namedFiles } from './named-files.mjs';
import { root } from '../dev/run.mjs';

const named = namedFiles(readFileSync(join(root, 'docs/specification.md'), 'utf8'));

describe('docs/specification.md', () => {
  it('names tests', () => expect(named.length).toBeGreaterThan(50));

  it.each(named)('$file has “$title”', (each) => expect(isThere(each)).toBe(true));
});
