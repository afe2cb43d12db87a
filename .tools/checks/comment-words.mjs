/**
 * `npm run words` reports the language of comments for each package: the share of comments that begin with one of the
 * words of plain-words.mjs, and how often terms of the field occur. Counts block and line comments of tracked sources
 * without tests, stories and generated files; consecutive line comments are one comment.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../dev/run.mjs';
import { isIndirect, isProse, joinLines } from './plain-words.mjs';

/** Terms of the field in all their forms. */
const terms = {
  user: /\busers?\b/i,
  returns: /\breturn(s|ed|ing)?\b/i,
  error: /\berrors?\b/i,
  retry: /\bretr(y|ies|ied|ying)\b/i,
  cache: /\bcach(es?|ed|ing)\b/i,
  cleanup: /\bclean(s|ed)?[ -]?up\b/i,
  debounce: /\bdebounc(es?|ed|ing)\b/i,
  hydrate: /hydrat(es?|ed|ing|ion)\b/i,
};

/** The longest path first: a file belongs to the first package that contains it. */
const packages = ['backend/contract', 'backend/content', 'backend', 'frontend', 'ui-kit', 'e2e', '.tools'];

const isSource = (/** @type {string} */ path) => /\.(tsx?|[cm]js)$/.test(path);
const isExcluded = (/** @type {string} */ path) =>
  /\.(spec|stories|bench|nightly|generated)\.|(^|\/)(test|story|journeys)\/|\/story-[^/]+$/.test(path);

/**
 * Returns the comments of a source file.
 *
 * @param {string} path
 * @param {string} code
 */
export function commentsOf(path, code) {
  const isTypeScript = /\.tsx?$/.test(path);
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : isTypeScript ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  /** @type {Map<number, { isLine: boolean, start: number, end: number }>} */
  const found = new Map();
  /** @type {ts.Node[]} */
  const texts = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return void texts.push(node);
    const before = ts.getLeadingCommentRanges(code, node.pos) ?? [];
    const after = ts.getTrailingCommentRanges(code, node.end) ?? [];
    for (const { kind: type, pos, end } of [...before, ...after])
      found.set(pos, { isLine: type === ts.SyntaxKind.SingleLineCommentTrivia, start: pos, end });
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  // Text between JSX tags may contain slashes, such as those of a URL.
  const isCode = (/** @type {{ start: number }} */ { start }) =>
    !texts.some(({ pos, end }) => pos <= start && start < end);
  const inOrder = [...found.values()].filter(isCode).sort((one, other) => one.start - other.start);
  return joinLines(inOrder, code).map(({ start, end }) => code.slice(start, end));
}

/**
 * Counts comments, those that begin with a forbidden word, and those that contain each term.
 *
 * @param {string[]} comments
 */
export function countWords(comments) {
  const prose = comments.filter(isProse);
  const counts = Object.entries(terms).map(([term, pattern]) => [
    term,
    prose.filter((comment) => pattern.test(comment)).length,
  ]);
  return {
    comments: prose.length,
    indirect: prose.filter(isIndirect).length,
    terms: /** @type {Record<string, number>} */ (Object.fromEntries(counts)),
  };
}

function sourcesOf(/** @type {string} */ name) {
  const paths = execFileSync('git', ['ls-files', name], { cwd: root, encoding: 'utf8' }).split('\n');
  const owner = (/** @type {string} */ path) => packages.find((each) => path.startsWith(`${each}/`));
  return paths.filter((path) => isSource(path) && !isExcluded(path) && owner(path) === name);
}

function report() {
  console.log(['package', 'comments', 'indirect', ...Object.keys(terms)].join('\t'));
  for (const name of packages) {
    const comments = sourcesOf(name).flatMap((path) =>
      commentsOf(path, readFileSync(join(root, path), 'utf8')),
    );
    const counted = countWords(comments);
    const share = `${((100 * counted.indirect) / Math.max(counted.comments, 1)).toFixed(1)} %`;
    console.log([name, counted.comments, share, ...Object.values(counted.terms)].join('\t'));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report();
