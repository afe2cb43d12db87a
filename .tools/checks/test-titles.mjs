/**
 * `npm run titles` lists tests whose title is no sentence together with the titles of its `describe` blocks: it has no verb, fewer than
 * three words, or begins with a conjunction. Placeholders count as nouns.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../dev/run.mjs';

const auxiliaries =
  /\b(is|are|was|were|be|has|have|had|do|does|did|can|cannot|could|may|might|must|will|would|should)\b|n't\b/i;
const inflected = /\b[a-z]{2,}[^s\W]s\b/gi;
/** Words in s that are no verbs in the third person. */
const nouns = new Set(
  (
    'accents actions addresses advisories always archives attributes batches blocks brackets browsers bullets bytes categories ' +
    'cells characters chunks coaches codes colours columns commands components connections constants contracts days delays details ' +
    'devices docs documents editors entries errors exceptions factors failures fields figures folders formats groups ' +
    'headers headings holders hundreds invitations items jobs keys kilobytes kinds letters levels lines mails managers materials ' +
    'megabytes members menus metrics minutes newlines notifications numbers offsets ones operators options origins others ours outs ' +
    'packages pages parts passwords paths permissions pictures pixels policies popovers previous proxies ranges readers refusals ' +
    'registrations regressions replies requests responses roles rows scripts seconds sections sessions settings sheets sides sittings ' +
    'sources spaces sports stages statements status steps stories styles suggestions summaries tables tabs teams terms themselves this ' +
    'thousands threads times titles types uploads urls usernames users versions violations volumes weeks wildcards words'
  ).split(' '),
);
const imperfect =
  /\b(begin|come|cost|find|get|give|go|grow|hold|keep|know|lead|leave|lose|make|mean|meet|move|need|offer|open|read|return|run|say|see|send|show|start|stay|stop|survive|take|use|work|write|count|end|fit|follow|join|run|fill|agree|differ|belong|appear|disappear|bring|split|add|allow|apply|become|contain|create|exclude|exist|forbid|include|list|match|overtake|redirect|refuse|reject|report|restore|succeed)\b/i;
const conjunctions = /^(and|or|but|nor|which|whose|also|so|then|than)\b/i;

/**
 * Returns the reason why a title is no sentence, or undefined if it is one.
 *
 * @param {string[]} titles Titles of the `describe` blocks, outermost first, and of the test.
 */
export function titleProblem(titles) {
  const title = titles.at(-1) ?? '';
  const sentence = titles.join(' ').replaceAll(/[%$][\w.]+|\$\{[^}]*\}/g, 'X');
  const words = sentence.match(/[\w'-]+/g) ?? [];
  if (conjunctions.test(title)) return 'begins with a conjunction';
  if (titles.length === 1 && /^of\b/i.test(title)) return 'begins with "of"';
  if (words.length < 3) return 'has fewer than three words';
  const hasVerb = auxiliaries.test(sentence) || imperfect.test(sentence);
  const isVerb = (/** @type {string} */ word) => !nouns.has(word.toLowerCase());
  if (!hasVerb && !sentence.match(inflected)?.some(isVerb)) return 'has no verb';
  return undefined;
}

/** @param {ts.Expression} callee @returns {string | undefined} The name of the function that is called, without `.each` and the like. */
function baseName(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return baseName(callee.expression);
  return undefined;
}

/**
 * Returns the first text of each row of `it.each([...])('%s', ...)`, or the title itself if it is more than a placeholder.
 *
 * @param {ts.CallExpression} test
 * @param {string} title
 */
function rowTitles({ expression }, title) {
  const [rows] = ts.isCallExpression(expression) ? expression.arguments : [];
  if (title !== '%s' || !rows || !ts.isArrayLiteralExpression(rows)) return [title];
  return rows.elements.map((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return first && ts.isStringLiteralLike(first) ? first.text : title;
  });
}

/**
 * Returns the titles of each test of a source file, after those of the blocks around it.
 *
 * @param {string} path
 * @param {string} code
 */
export function titlesOf(path, code) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  /** @type {string[][]} */
  const found = [];
  /** @param {ts.Node} node @param {string[]} outer */
  const visit = (node, outer) => {
    const [title, ...rest] = ts.isCallExpression(node) ? node.arguments : [];
    const isTitle = title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title));
    if (!ts.isCallExpression(node) || !isTitle || rest.length === 0) {
      ts.forEachChild(node, (child) => visit(child, outer));
      return;
    }
    const name = baseName(node.expression);
    const own = title.getText(file).slice(1, -1).replaceAll('\\', '');
    if (name === 'it' || name === 'test') found.push(...rowTitles(node, own).map((each) => [...outer, each]));
    for (const argument of rest) visit(argument, name === 'describe' ? [...outer, own] : outer);
  };
  visit(file, []);
  return found;
}

function report() {
  const paths = execFileSync('git', ['ls-files', '*.spec.ts', '*.spec.tsx'], { cwd: root, encoding: 'utf8' });
  const problems = paths
    .trim()
    .split('\n')
    .flatMap((path) =>
      titlesOf(path, readFileSync(join(root, path), 'utf8')).flatMap((titles) => {
        const problem = titleProblem(titles);
        return problem ? [`${path}: ${titles.join(' > ')}: ${problem}`] : [];
      }),
    );
  for (const problem of problems) console.log(problem);
  console.log(`${problems.length} titles are no sentence.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report();
