import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { partWays } from './vite-ways-in.ts';

/** A rule, in the media it is for, and the classes that it needs: all of one of the lists, or none where there is no list. */
interface StylePiece {
  text: string;
  needs: string[][];
}

/** A part of the style sheet that is enough for some of the scripts. */
interface Part {
  /** The way in that it is for (vite-ways-in.ts). */
  way: string;
  /** The places of its rules among all. */
  pieces: number[];
  /** The scripts whose classes are all in it. */
  files: string[];
}

/**
 * Writes `styles.json`: the rules of the app's style sheet one by one, in their order, so that the server can put those into a
 * document that what it draws may need. A browser that has not loaded the sheet yet then shows it without waiting for it.
 * And `parts.json`: for each way in all rules that its scripts can need, which stand in its documents in place of the sheet.
 * Whoever goes on from there loads the whole, in which the order of all rules is kept (src/shared/whole-sheet.ts).
 */
export function stylePieces(): Plugin {
  return {
    name: 'touchline:style-pieces',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const [sheet, ...more] = files.filter(({ fileName }) => fileName.endsWith('.css'));
      if (sheet?.type !== 'asset' || more.length > 0) this.error('There is not one style sheet');
      const pieces = piecesOf(postcss.parse(sheet.source.toString()));
      const chunks = files.filter((file) => file.type === 'chunk');
      const scripts = chunks.filter(({ name }) => isShared(name));
      const parts = partWays.map(({ way, chunks: own }): Part => {
        scripts.push(...chunks.filter(({ name }) => own.includes(name)));
        const needed = placesFor(scripts.map(({ code }) => code).join(), pieces);
        return { way, pieces: needed, files: scripts.map(({ fileName }) => fileName) };
      });
      const left = { 'styles.json': pieces, 'parts.json': parts };
      for (const [name, content] of Object.entries(left))
        this.emitFile({ type: 'asset', fileName: `.server/${name}`, source: JSON.stringify(content) });
    },
  };
}

/** What every way in is made of besides its own. */
const isShared = (chunk: string) => /^(main|react|rolldown-runtime)$/.test(chunk);

/** Where the rules are for elements whose classes stand in these scripts. */
function placesFor(scripts: string, pieces: readonly StylePiece[]): number[] {
  const words = new Set(scripts.split(/[^\w-]+/));
  const isNeeded = ({ needs }: StylePiece) =>
    needs.length === 0 || needs.some((all) => all.every((name) => words.has(name)));
  return pieces.flatMap((piece, place) => (isNeeded(piece) ? place : []));
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
