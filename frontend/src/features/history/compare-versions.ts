import { pageTexts, playTexts } from '@touchline/contract';
import { cleanContent } from '../../shared/content/clean-content';
import { compareBlocks, groupUnchanged, type ComparedBlock } from '../../shared/content/compare-blocks';
import { isMarkedAsWhole, markItems } from '../../shared/content/mark-changes';
import { markPlainWords } from '../../shared/content/mark-words';
import { htmlToBlocks } from '../../shared/content/parse';
import type { ContentVersion } from './history-queries';

/** A changed block. `label` says how, where marked words do not: a moved block, a table, picture, file or board. */
export interface ChangedPart {
  id: string;
  html: string;
  label: Exclude<ComparedBlock['change'], 'same'> | undefined;
}

/** Adjacent unchanged blocks, or a changed one. */
export type ComparedPart = { id: string; same: string[] } | ChangedPart;

/** A version with its changes since another one, each as `data-change`. HTML is sanitised. */
export interface Comparison {
  /** Those of title, tags and the other short texts that changed. */
  head: string;
  isOtherBoard: boolean;
  parts: ComparedPart[];
  count: number;
}

export function compareVersions(before: ContentVersion, after: ContentVersion): Comparison {
  const head = withMarks(headOf(before, after).filter(hasMarks));
  const isOtherBoard = JSON.stringify(before.board ?? null) !== JSON.stringify(after.board ?? null);
  const blocks = compareBlocks(htmlToBlocks(before.content).blocks, htmlToBlocks(after.content).blocks);
  let count = head.count + Number(isOtherBoard);
  const parts = groupUnchanged(blocks).flatMap(({ isSame, blocks: group }): ComparedPart[] => {
    if (isSame) return [{ id: group[0]?.id ?? '', same: group.map(({ html }) => cleanContent(html)) }];
    return group.map((block) => {
      const { marked, ...part } = changedPart(block);
      count += marked;
      return part;
    });
  });
  return { head: head.html, isOtherBoard, parts, count };
}

function changedPart({ id, change, html, block }: ComparedBlock): ChangedPart & { marked: number } {
  if (change !== 'same' && (change === 'moved' || isMarkedAsWhole(block)))
    return { id, html: cleanContent(html), label: change, marked: 1 };
  const marked = withMarks([html]);
  return { id, html: marked.html, label: undefined, marked: marked.count };
}

const hasMarks = (html: string) => /<(ins|del)>/.test(html);

/** Marks those of the elements that have changed words, and the changed items of a list instead of the list. */
function withMarks(elements: readonly string[]): { html: string; count: number } {
  const marked = elements.map((html) => {
    const clean = cleanContent(html);
    return hasMarks(clean) ? `<div data-change="">${clean}</div>` : clean;
  });
  const { body } = new DOMParser().parseFromString(marked.join(''), 'text/html');
  markItems(body);
  return { html: body.innerHTML, count: body.querySelectorAll('[data-change]').length };
}

/** Returns title, tags and the other short texts as HTML, with their changed words marked. */
export function headOf(before: ContentVersion, after: ContentVersion): string[] {
  const tags = [...after.tags, ...before.tags.filter((tag) => !after.tags.includes(tag))].map((tag) =>
    markPlainWords(before.tags.includes(tag) ? tag : '', after.tags.includes(tag) ? tag : ''),
  );
  const texts = (['formation', 'description'] as const).flatMap((name) => {
    const [was, is] = [before[name] ?? '', after[name] ?? ''];
    return was || is ? [`<p>${playTexts[name]}: ${markPlainWords(was, is)}</p>`] : [];
  });
  const line = tags.length > 0 ? [`<p>${pageTexts.tags}: ${tags.join(', ')}</p>`] : [];
  return [
    `<h2>${markPlainWords(before.title, after.title)}</h2>`,
    ...texts,
    ...line,
    ...diagramsOf(before, after),
  ];
}

/** Returns the diagram as HTML; both diagrams, marked, if it was replaced. */
function diagramsOf(before: ContentVersion, after: ContentVersion): string[] {
  const [was, is] = [before.diagramUrl, after.diagramUrl].map((url) =>
    url ? `<img src="${url}" alt="${playTexts.diagram}">` : '',
  );
  if (was === is) return is ? [`<p>${is}</p>`] : [];
  return [was && `<del>${was}</del>`, is && `<ins>${is}</ins>`]
    .filter(Boolean)
    .map((html) => `<p>${html}</p>`);
}
