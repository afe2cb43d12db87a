// @vitest-environment node
import { expect, it } from 'vitest';
import { build, type Rolldown } from 'vite';
import { treeShakeRouter } from './tree-shake-router';

/** Returns the size in characters of what remains of the router if only one function is used. */
async function sizeOf(plugins: ReturnType<typeof treeShakeRouter>[]): Promise<number> {
  const entry = '\0only-addresses';
  const code = "export { createPath } from 'react-router-dom';";
  const only = {
    name: 'only-addresses',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) => (id === entry ? code : undefined),
  };
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [only, ...plugins],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react(-dom)?($|\/)/ },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code.length;
}

it('tree shaking halves the installed React Router', async () => {
  const [whole, inParts] = [await sizeOf([]), await sizeOf([treeShakeRouter()])];
  expect(inParts).toBeLessThan(whole / 2);
});
