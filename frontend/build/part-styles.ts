import type { Plugin } from 'vite';

/** Styles of a part that few documents have and that the server renders (docs/decisions/0052-styles-of-boards.md). */
const partly = /\/ui-kit\/src\/board\/[\w-]+\.css\.ts$/;
const texts = /\/ui-kit\/src\/board\/[\w-]+\.css\.ts\.vanilla\.css\?inline$/;

/**
 * Puts these styles into the scripts of their part, which renders them as style elements (`BoardStyles` of the kit), so that the one
 * style sheet of all documents is smaller by them. Writes `part-styles.json`: the texts, whose hashes the server allows in every
 * document, because a user may go on from any of them to one with the part.
 */
export function partStyles(): Plugin {
  const sheets = new Set<string>();
  return {
    name: 'touchline:part-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: [partly, texts] },
      handler(code, id) {
        if (texts.test(id)) {
          sheets.add(textOf(code) ?? this.error(`${id} has no text`));
          return null;
        }
        const imported = `import '${id}.vanilla.css';`;
        if (!code.includes(imported)) this.error(`${id} has no style sheet of its own`);
        return { code: code.replace(imported, adding(id)), map: null };
      },
    },
    generateBundle() {
      const source = JSON.stringify([...sheets]);
      this.emitFile({ type: 'asset', fileName: '.server/part-styles.json', source });
    },
  };
}

const textOf = (code: string): string | undefined => {
  const [, literal] = /^export default (".*");?$/s.exec(code.trim()) ?? [];
  return literal && String(JSON.parse(literal));
};

const adding = (id: string) =>
  [
    `import css from ${JSON.stringify(`${id}.vanilla.css?inline`)};`,
    `import { boardSheets } from ${JSON.stringify(new URL('board-styles.tsx', `file://${id}`).pathname)};`,
    'boardSheets.push(css);',
  ].join('\n');
