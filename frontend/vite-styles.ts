import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import type { Plugin } from 'vite';

/** A rule, in the media it is for, and the classes that it needs: all of one of the lists, or none where there is no list. */
interface StylePiece {
  text: string;
  needs: string[][];
}

/**
 * Writes `styles.json`: the rules of the app's style sheet one by one, in their order, so that the server can put those into a
 * document that what it draws may need. A browser that has not loaded the sheet yet then shows it without waiting for it.
 */
export function stylePieces(): Plugin {
  let folder = '';
  return {
    name: 'touchline:style-pieces',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const [name, ...more] = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
      if (!name || more.length > 0) this.error('There is not one style sheet');
      const sheet = postcss.parse(readFileSync(join(folder, 'assets', name), 'utf8'));
      writeFileSync(join(folder, '.server/styles.json'), JSON.stringify(piecesOf(sheet)));
    },
  };
}

export function piecesOf(container: Container<ChildNode>, within = (text: string) => text): StylePiece[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return { text: within(node.toString()), needs: needsOf(node) };
    if (node.type !== 'atrule') return [];
    const { name, params } = node;
    if (!/^(media|supports|layer|container)$/.test(name))
      return { text: within(node.toString() + (node.nodes ? '' : ';')), needs: [] };
    return piecesOf(node, (text) => within(`@${name} ${params}{${text}}`));
  });
}

function needsOf({ selectors }: Rule): string[][] {
  const needs = selectors.map(classesOf);
  return needs.some((classes) => classes.length === 0) ? [] : needs;
}

/** What stands in brackets may be one of several, or what must not be there. */
const inBrackets = /\((?:[^()]|\([^()]*\))*\)/g;

const classesOf = (selector: string) =>
  [...selector.replace(inBrackets, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
