import { escapeText } from './escape';
import type { ContentElement } from './tree';

/** A page or play that content names by its title, such as `page:12`. */
export type Mention = `${'page' | 'play'}:${number}`;

const idPattern = /^[1-9]\d{0,8}$/;

export const toMention = (kind: 'page' | 'play', id: number): Mention => `${kind}:${id}`;

export function mentionOf({ name, attributes }: ContentElement): Mention | undefined {
  if (name !== 'a') return undefined;
  const { 'data-page': page = '', 'data-play': play = '' } = attributes;
  if (idPattern.test(page)) return toMention('page', Number(page));
  return idPattern.test(play) ? toMention('play', Number(play)) : undefined;
}

/** Returns the kind and id of a mention. */
export function mentioned(mention: Mention): { kind: 'page' | 'play'; id: number } {
  const [kind, id] = mention.split(':');
  return { kind: kind === 'play' ? 'play' : 'page', id: Number(id) };
}

/** Returns the canonical link. Its words are the title when it was saved; readers get the current one. */
export function mentionHtml(mention: Mention, words: string): string {
  const { kind, id } = mentioned(mention);
  return `<a href="/${kind}s/${id}" data-${kind}="${id}">${words}</a>`;
}

/** Returns a mention without a link, for a page or play that the reader cannot open. */
export function unlinkedMention(mention: Mention, words: string): string {
  const { kind, id } = mentioned(mention);
  return `<a data-${kind}="${id}">${words}</a>`;
}

const canonicalMention = /<a href="\/(?:page|play)s\/\d{1,9}" data-(page|play)="(\d{1,9})">(.*?)<\/a>/gs;

/** Replaces each mention of canonical HTML. */
export function replaceMentions(html: string, replace: (mention: Mention, words: string) => string): string {
  if (!html.includes(' data-p')) return html;
  return html.replace(canonicalMention, (...[, kind, id, words = '']: string[]) =>
    replace(toMention(kind === 'play' ? 'play' : 'page', Number(id)), words),
  );
}

/** Returns the mentions of canonical HTML, without duplicates. */
export function mentionsIn(html: string): Mention[] {
  const found = new Set<Mention>();
  replaceMentions(html, (mention) => {
    found.add(mention);
    return '';
  });
  return [...found];
}

/** Removes the stored titles of mentions, which no reader sees. */
export const withoutTitles = (html: string) =>
  replaceMentions(html, (mention, words) => mentionHtml(mention, withText(words, '…')));

/** Replaces the text of inline HTML and keeps its marks: the first text becomes `text`, all others are removed. */
export function withText(html: string, text: string): string {
  let left = escapeText(text);
  const replaced = html.replace(/[^<>]+(?=<|$)/g, () => {
    const next = left;
    left = '';
    return next;
  });
  return replaced + left;
}

const mark = '\u2063';
const marked = new RegExp(`${mark}((?:page|play):\\d+)${mark}`, 'g');

export const markedMention = (mention: Mention) => mark + mention + mark;

/** Replaces mentions by marks that a plain text can contain, to put the titles of its reader there. */
export const markMentions = (html: string) => replaceMentions(html, markedMention);

/** Splits a text at its marks: every second part is a mention. */
export const splitMarked = (text: string): string[] => text.split(marked);

/** Removes a mark that was cut off at the end. */
export const withoutCutMark = (text: string) =>
  text.split(mark).length % 2 === 1 ? text : text.slice(0, text.lastIndexOf(mark));

export const replaceMarked = (text: string, replace: (mention: Mention) => string): string =>
  text.includes(mark) ? text.replace(marked, (_, mention: Mention) => replace(mention)) : text;
