import { describe, expect, it } from 'vitest';
import { isThere, namedFiles } from './named-files.mjs';
import { read } from './workspace.mjs';

const named = namedFiles(read('docs/specification.md'));

describe('docs/specification.md', () => {
  it('names more than 50 tests', () => expect(named.length).toBeGreaterThan(50));

  it.each(named)('$file has “$title”', (each) => expect(isThere(each)).toBe(true));
});
