import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';

const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
const named = [...page.matchAll(/`([^`]+\.(?:spec|stories)?\.?tsx?)`(?: “([^”]+)”)?/g)];

describe('docs/specification.md', () => {
  it('names tests', () => expect(named.length).toBeGreaterThan(50));

  it.each(named.map(([, file, title]) => ({ file, title })))('$file has “$title”', ({ file, title }) => {
    expect(existsSync(join(root, file))).toBe(true);
    if (title) expect(readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'")).toContain(title);
  });
});
