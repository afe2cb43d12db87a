import type { Plugin } from 'vite';

/** Patches for Editor.js 2.31.7: the exact source text, how often it must occur, and its replacement. */
const patches: readonly (readonly [text: string, times: number, instead: string])[] = [
  // Editor.js injects five style sheets, which a strict Content-Security-Policy blocks and the kit's editor frame replaces:
  // a <template> holds their text without effect.
  ['document.createElement("style")', 3, 'document.createElement("template")'],
  ['.make("style", null, {', 2, '.make("template", null, {'],
  // The listener is added with capture, so without it this removes nothing, and every editor leaks.
  [
    'document.removeEventListener("keydown", this.onKeyDown);',
    1,
    'document.removeEventListener("keydown", this.onKeyDown, !0);',
  ],
  // This call clears the selection of the whole document, and with it the caret of a field outside the editor.
  ['b.get().removeAllRanges(), this.allBlocksSelected = !1;', 1, 'this.allBlocksSelected = !1;'],
  // Keys pressed outside the text (in the toolbar, in the title) are not handled by the editor.
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

/** Throws if the source differs from what is expected: a new version of Editor.js needs each patch to be reviewed. */
export function patch(code: string): string {
  return patches.reduce((patched, [text, times, instead]) => {
    const found = patched.split(text).length - 1;
    if (found !== times) throw new Error(`Editor.js: expected ${times} of \`${text}\`, found ${found}`);
    return patched.replaceAll(text, instead);
  }, code);
}
