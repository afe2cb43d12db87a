import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from './security-headers';
import { sheetLink, type RenderRoute, type WebSource, type WebAssets } from './web-source';

const inlineScript = /<script>(.*?)<\/script>/gs;

/** Reads the build of the app once (frontend/build); returns undefined when there is none. */
export function builtWebSource(folder: string): WebSource | undefined {
  const document = join(folder, 'index.html');
  if (!existsSync(document)) return undefined;
  const html = readFileSync(document, 'utf8');
  const [, sheet = ''] = sheetLink.exec(html) ?? [];
  const css = sheet && readFileSync(join(folder, sheet), 'utf8');
  const left = <T>(name: string, otherwise: T): T => {
    const file = join(folder, '.server', name);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
  };
  const template: WebAssets = {
    html,
    sheet,
    css,
    files: left('screens.json', {}),
  };
  const renderer = pathToFileURL(join(folder, '.server/entry-server.js')).href;
  return {
    folder,
    policy: {
      scripts: [...html.matchAll(inlineScript)].map(([, text = '']) => hashOf(text)),
      styles: [...(css ? [css] : []), ...left<string[]>('part-styles.json', [])].map(hashOf),
      workers: [],
    },
    styleSheets: sheet ? [sheet] : [],
    assets: () => template,
    renderer: async () =>
      ((await import(/* @vite-ignore */ renderer)) as { renderRoute: RenderRoute }).renderRoute,
  };
}
