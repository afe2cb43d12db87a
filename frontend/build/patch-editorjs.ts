import type { Plugin } from 'vite';

/** What Editor.js 2.31.7 needs mended: the exact text, how often it must occur, and what stands there instead. */
const patches: readonly (readonly [text: string, times: number, instead: string])[] = [
  // Its five style sheets, which a strict Content-Security-Policy blocks and the kit's editor frame replaces:
  // a <template> takes their text and shows nothing.
  ['document.createElement("style")', 3, 'document.createElement("template")'],
  ['.make("style", null, {', 2, '.make("template", null, {'],
  // The listener is added with capture, so without it this removes nothing, and every editor leaks.
  [
    'document.removeEventListener("keydown", this.onKeyDown);',
    1,
    'document.removeEventListener("keydown", this.onKeyDown, !0);',
  ],
  // It begins by taking away what is selected, and so the caret of whoever writes elsewhere meanwhile.
  ['b.get().removeAllRanges(), this.allBlocksSelected = !1;', 1, 'this.allBlocksSelected = !1;'],
  // Keys pressed outside of the text (in our toolbar, in the title) are not the text's.
  ['if (t !== void 0 && o === null) {', 1, 'if (o === null) return;\n    if (t === null) {'],
];

export function patchEditorjs(): Plugin {
  return {
    name: 'touchline:editorjs',
    config: () => ({ optimizeDeps: { exclude: ['@editorjs/editorjs'] } }),
    transform: {
      filter: { id: /@editorjs\/editorjs\/dist\/editorjs\.mjs/ },
      handler: (code) => ({ code: patch(code), map: null }),
    },
  };
}

/** Fails the build where the text is not as expected: then Editor.js has changed, and each patch must be looked at. */
export function patch(code: string): string {
  return patches.reduce((patched, [text, times, instead]) => {
    const found = patched.split(text).length - 1;
    if (found !== times) throw new Error(`Editor.js: expected ${times} of \`${text}\`, found ${found}`);
    return patched.replaceAll(text, instead);
  }, code);
}
