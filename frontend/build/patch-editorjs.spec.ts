// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { patch } from './patch-editorjs';

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('@editorjs/editorjs')
    .replace('umd.js', 'mjs'),
  'utf8',
);

it('finds each place to mend in the installed Editor.js', () => {
  const patched = patch(source);
  expect(patched).not.toContain('createElement("style")');
  expect(patched).toContain('removeEventListener("keydown", this.onKeyDown, !0)');
});

it('refuses an Editor.js that has changed', () => {
  expect(() => patch(source.replace('.make("style"', '.make("link"'))).toThrow('expected 2');
});
