import type { InlineHtml } from './block';
import { isBlockElement, isSilent } from './elements';
import { attributes, escapeText } from './escape';
import { mentionHtml, mentionOf } from './mentions';
import { parseInline } from './parse-inline';
import { colors, flags, joinRuns, textOf, type Flag, type MarkName, type Marks, type Run } from './runs';
import { safeUrl } from './safe-url';
import { isElement, type ContentElement, type ContentNode } from './tree';

const tagsOf: Record<Flag, { writes: string; reads: readonly string[] }> = {
  highlight: { writes: 'mark', reads: ['mark'] },
  bold: { writes: 'b', reads: ['b', 'strong'] },
  italic: { writes: 'i', reads: ['i', 'em'] },
  underline: { writes: 'u', reads: ['u', 'ins'] },
  strike: { writes: 's', reads: ['s', 'strike', 'del'] },
  code: { writes: 'code', reads: ['code', 'kbd', 'samp'] },
};

const nbsp = '\u00a0';

/** Outermost first: one text has one spelling. */
const nesting: readonly MarkName[] = ['mention', 'href', 'color', ...flags];

/** Marked text of stored HTML, where white space collapses. */
export function parseRuns(nodes: Iterable<ContentNode>): Run[] {
  return dropBreaks(collapse(collect(nodes, (text) => text.replace(/[ \t\n\r\f]+/g, ' '))));
}

/** Marked text of an editable field, where white space is meant as it stands (`pre-wrap`). */
export function fieldRuns(nodes: Iterable<ContentNode>): Run[] {
  const runs = collect(nodes, (text) => text.replace(/[\t\r]/g, ' '));
  const last = runs.at(-1);
  if (!last?.text.endsWith('\n')) return runs;
  // A browser shows a last empty line only with one more break behind it.
  return joinRuns([...runs.slice(0, -1), { ...last, text: last.text.slice(0, -1) }]);
}

/** Returns the HTML of an editable field; the inverse of `fieldRuns`. */
export function fieldHtml(runs: readonly Run[]): string {
  const filler = runs.at(-1)?.text.endsWith('\n') ? '<br>' : '';
  return writeLevel(joinRuns(runs), nesting) + filler;
}

function collect(nodes: Iterable<ContentNode>, tidy: (text: string) => string): Run[] {
  const found: Run[] = [];
  let lineEnds = false;
  const add = (text: string, marks: Marks) => {
    if (lineEnds && text.trim() !== '') {
      if (found.some((run) => run.text.trim() !== '')) found.push({ text: '\n', marks: {} });
      lineEnds = false;
    }
    found.push({ text, marks });
  };
  const visit = (node: ContentNode, marks: Marks) => {
    if (!isElement(node)) return add(tidy(node), marks);
    if (isSilent(node)) return;
    if (node.name === 'br') return add('\n', marks);
    lineEnds ||= isBlockElement(node);
    for (const child of node.children) visit(child, marksOf(node, marks));
    lineEnds ||= isBlockElement(node);
  };
  for (const node of nodes) visit(node, {});
  return joinRuns(found);
}

function marksOf(element: ContentElement, marks: Marks): Marks {
  const flag = flags.find((name) => tagsOf[name].reads.includes(element.name));
  if (flag) return { ...marks, [flag]: true };
  const color = colors.find((name) => name === element.attributes['data-color']);
  if (color) return { ...marks, color };
  const mention = mentionOf(element);
  if (mention) return { ...marks, mention };
  const href = element.name === 'a' ? safeUrl(element.attributes.href) : undefined;
  return href === undefined ? marks : { ...marks, href };
}

/** Collapses white space as browsers do: one space for many, none at either end of a line. */
function collapse(runs: readonly Run[]): Run[] {
  let before = '\n';
  const collapsed = runs.map((run) => {
    const text = /[ \n]/.test(run.text) || before === '\n' ? collapseAfter(before, run.text) : run.text;
    before = text.at(-1) ?? before;
    return text === run.text ? run : { ...run, text };
  });
  return unprotectSpaces(dropSpacesBeforeBreaks(joinRuns(collapsed)));
}

/** Drops each space that comes behind a space or a line break. */
const collapseAfter = (before: string, text: string) =>
  (before === ' ' || before === '\n' ? text.replace(/^ +/, '') : text).replace(/([ \n]) +/g, '$1');

function dropSpacesBeforeBreaks(runs: readonly Run[]): Run[] {
  return joinRuns(
    runs.map((run, index) => {
      const isLast = (runs[index + 1]?.text ?? '\n').startsWith('\n');
      const text = run.text.replaceAll(' \n', '\n');
      return { ...run, text: isLast ? text.replace(/ $/, '') : text };
    }),
  );
}

/** Breaks at the very end show nothing: they are not stored. */
function dropBreaks(runs: readonly Run[]): Run[] {
  const last = runs.at(-1);
  if (!last?.text.endsWith('\n')) return joinRuns(runs);
  return dropBreaks(joinRuns([...runs.slice(0, -1), { ...last, text: last.text.replace(/\n+$/, '') }]));
}

/** Serializes runs in canonical form. A space that would collapse becomes `&nbsp;`. */
export function writeRuns(runs: readonly Run[]): InlineHtml {
  return writeLevel(protectSpaces(unprotectSpaces(joinRuns(runs))), nesting);
}

/** Inline HTML as it is stored: while it is edited, a line break may be the last of it. */
export function storedInline(html: InlineHtml): InlineHtml {
  return /<br>(<\/\w+>)*$/.test(html) ? writeRuns(dropBreaks(inlineRuns(html))) : html;
}

/** Runs as they are shown, where no white space has to survive being stored. */
export const showRuns = (runs: readonly Run[]): InlineHtml => writeLevel(joinRuns(runs), nesting);

function writeLevel(runs: readonly Run[], [name, ...inner]: readonly MarkName[]): string {
  if (name === undefined) return runs.map((run) => escapeText(run.text).replaceAll('\n', '<br>')).join('');
  const [first] = runs;
  if (first && runs.every(({ marks }) => marks[name] === first.marks[name]))
    return wrap(writeLevel(runs, inner), name, first.marks);
  return groupBy(runs, name)
    .map((group) => wrap(writeLevel(group, inner), name, group[0]?.marks ?? {}))
    .join('');
}

function groupBy(runs: readonly Run[], name: MarkName): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last?.[0] && last[0].marks[name] === run.marks[name]) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

function wrap(html: string, name: MarkName, marks: Marks): string {
  if (marks[name] === undefined) return html;
  if (name === 'mention') return marks.mention ? mentionHtml(marks.mention, html) : html;
  // A mention is a link itself.
  if (name === 'href' && marks.mention) return html;
  if (name === 'href') {
    return `<a${attributes({ href: marks.href, target: '_blank', rel: 'noopener noreferrer' })}>${html}</a>`;
  }
  if (name === 'color') return `<span data-color="${marks.color}">${html}</span>`;
  const tag = tagsOf[name].writes;
  return `<${tag}>${html}</${tag}>`;
}

const collapses = (before: string, after: string) => before === '\n' || after === '\n' || after === ' ';

function protectSpaces(runs: readonly Run[]): Run[] {
  const text = textOf(runs);
  if (!/^ | $|\n | \n| {2}/.test(text)) return [...runs];
  const protect = (at: number) => (collapses(text[at - 1] ?? '\n', text[at + 1] ?? '\n') ? nbsp : ' ');
  let from = 0;
  return runs.map((run) => {
    const start = from;
    from += run.text.length;
    return { ...run, text: run.text.replace(/ /g, (_, index: number) => protect(start + index)) };
  });
}

/** The other way round: what was protected only because it would have collapsed is a plain space again. */
function unprotectSpaces(runs: readonly Run[]): Run[] {
  const all = textOf(runs);
  if (!all.includes(nbsp)) return [...runs];
  const characters = all.split('');
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const isProtection = collapses(characters[at - 1] ?? '\n', characters[at + 1] ?? '\n');
    if (characters[at] === nbsp && isProtection) characters[at] = ' ';
  }
  const text = characters.join('');
  let from = 0;
  return runs.map((run) => ({ ...run, text: text.slice(from, (from += run.text.length)) }));
}

/** Cache of recently parsed texts: a keystroke parses the text of its line several times. */
const cachedRuns = new Map<InlineHtml, readonly Run[]>();
const MAX_CACHED_RUNS = 32;

/** Parses inline HTML into runs. */
export function inlineRuns(html: InlineHtml): readonly Run[] {
  const known = cachedRuns.get(html);
  if (known) return known;
  const runs = collapse(collect(parseInline(html), (text) => text));
  if (cachedRuns.size >= MAX_CACHED_RUNS) cachedRuns.clear();
  cachedRuns.set(html, runs);
  return runs;
}
