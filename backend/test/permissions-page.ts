import { calls, type Call } from '@touchline/contract';
import {
  draftVerdict,
  hasPlayersView,
  namesDraft,
  permissions,
  standings,
  viewVerdict,
  type Verdicts,
} from './permissions';

const heads: Record<(typeof standings)[number], string> = {
  signedOut: 'signed out',
  outsider: 'outsider',
  player: 'player',
  coach: 'coach',
  admin: 'team admin',
  superAdmin: 'super admin',
};
const words: Record<number, string> = { 200: 'yes', 401: 'sign in', 403: 'no', 404: 'hidden' };

/** The columns "draft": players of the team, by their account role. Everyone else has the permission that the table shows. */
const draftPlayers = ['player', 'coachAsPlayer'] as const;
const draftHeads = ['draft: player', 'draft: player who is a coach elsewhere'];

/** Renders the permission matrix as a Markdown page. */
export function permissionsPage(): string {
  const rows = permissions as unknown as Record<string, Record<string, Verdicts>>;
  const sections = Object.entries(calls).map(([feature, table]) => {
    const lines = Object.entries(table).map(([name, call]) => {
      const { method, path } = call as Call;
      const verdicts = rows[feature]![name]!;
      const statuses = [
        ...verdicts,
        ...(namesDraft(path) ? draftPlayers.map((who) => draftVerdict(verdicts, who)) : []),
      ];
      const cells = statuses.map((status) => words[status] ?? String(status));
      return [
        name,
        `\`${method} ${path}\``,
        ...cells,
        ...(namesDraft(path) ? [] : draftPlayers.map(() => '')),
        hasPlayersView(call as Call) ? (words[viewVerdict(verdicts)] ?? '') : 'no',
      ];
    });
    const title = feature[0]!.toUpperCase() + feature.slice(1);
    return `## ${title}\n\n${markdownTable(['call', 'method and path', ...standings.map((who) => heads[who]), ...draftHeads, 'editor as player'], lines)}`;
  });
  return `# Permissions

Generated from the table of calls and the tested permission matrix (\`npm run permissions\`). \`sign in\`: refused with 401.
\`hidden\`: refused with 404, because the user may not see it. \`no\`: refused with 403. \`yes\` may still depend on the object:
the user's own comment, their own membership, an admin's role.

The columns "draft" are for calls with a page or play in them when it is a draft. A member whose account role is coach is an editor of
the team even as a player of it. All other users have the permission of their own column.

The column "editor as player" is for editors of the team who add \`as=player\` to the query, to read what a player reads.

${sections.join('\n\n')}
`;
}

/** Renders a table with padded columns, as the formatter does. */
function markdownTable(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
