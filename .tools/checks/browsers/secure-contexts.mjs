import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const library = fileURLToPath(import.meta.resolve('typescript/lib/lib.dom.d.ts'));
const { statements } = ts.createSourceFile(
  library,
  readFileSync(library, 'utf8'),
  ts.ScriptTarget.Latest,
  true,
);

/**
 * Globals and members of interfaces (`Crypto.randomUUID`) that exist on https and localhost only, according
 * to the comments in TypeScript's DOM declarations.
 */
export const secureContextOnly = new Set(statements.flatMap(secureNamesOf));

/** @param {ts.Node} node */
function isSecure(node) {
  const comments = ts.getJSDocCommentsAndTags(node);
  return comments.some(({ comment }) => String(comment).includes('only in secure contexts'));
}

/**
 * @param {ts.Statement} statement
 * @returns {string[]}
 */
function secureNamesOf(statement) {
  if (ts.isInterfaceDeclaration(statement)) return secureNamesIn(statement);
  if (!ts.isVariableStatement(statement) || !isSecure(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => nameOf(name));
}

/** @param {ts.InterfaceDeclaration} declaration */
function secureNamesIn(declaration) {
  const { text } = declaration.name;
  // Members of `NavigatorLocks` and similar mixins are used as members of `Navigator`.
  const isPart = /^Navigator\w/.test(text);
  const members = declaration.members.filter(
    (member) => isSecure(member) || (isPart && isSecure(declaration)),
  );
  const own = members.map(({ name }) => `${isPart ? 'Navigator' : text}.${name ? nameOf(name) : ''}`);
  return isSecure(declaration) ? [text, ...own] : own;
}

/** @param {ts.PropertyName | ts.BindingName} name */
function nameOf(name) {
  return ts.isIdentifier(name) ? name.text : '';
}
