import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { preview, type PreviewServer } from 'vite';

const built = resolve(import.meta.dirname, '../dist');

interface Entry {
  id: string;
  title: string;
  exportName: string;
  importPath: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** Returns all stories of the built catalogue. */
export function stories(): Entry[] {
  const { entries } = JSON.parse(readFileSync(`${built}/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Returns the stories to photograph: the Overview of each component, and the foundations. */
export const overviews = (): Entry[] =>
  stories().filter(({ exportName, title }) => exportName === 'Overview' || isFoundation(title, exportName));

/** The main story of a foundation has the name of the foundation. */
const isFoundation = (title: string, exportName: string) =>
  title.toLowerCase() === `foundations/${exportName.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()}`;

const parts = ['theme', 'font', 'foundations', 'story', 'provider', 'icons', 'overlay', 'hotkey', 'press'];

/** Returns the folders of components: all folders except those of shared parts. */
export function componentFolders(): string[] {
  return readdirSync(resolve(built, '../src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !parts.includes(entry.name))
    .map(({ name }) => name);
}

/** Serves the built catalogue as static files. */
export async function serveCatalogue(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server: PreviewServer = await preview({
    configFile: false,
    build: { outDir: built },
    preview: { port: 21320, host: '127.0.0.1', strictPort: true },
    logLevel: 'error',
  });
  return { origin: 'http://127.0.0.1:21320', close: () => server.close() };
}
