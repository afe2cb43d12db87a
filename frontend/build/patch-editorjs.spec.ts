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

it('every patch of Editor.js matches the installed version', () => {
  const patched = patch(source);
  expect(patched).not.toContain('createElement("style")');
  expect(patched).toContain('removeEventListener("keydown", this.onKeyDown, !0)');
});

it('the build fails when Editor.js has changed', () => {
  expect(() => patch(source.replace('.make("style"', '.make("link"'))).toThrow('expected 2');
});
