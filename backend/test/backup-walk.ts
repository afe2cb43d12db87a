import { createHash } from 'node:crypto';
import type {
  Category,
  Comment,
  InviteLink,
  MediaFile,
  Page,
  PageVersion,
  PageVersions,
  Play,
  Team,
} from '@touchline/contract';
import { signIn, type RunningServer } from './process';

const hashOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Returns the words of HTML: a migration may change the markup of content, never its words. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const counted = (counts: Record<string, unknown[]>) =>
  Object.entries(counts)
    .map(([name, rows]) => `${rows.length} ${name}`)
    .join(', ');

/**
 * Signs a user in and reads all that they see. Returns one line per team, page, play and file, without anything that depends on
 * the day of the walk: sessions, invitations and notifications expire.
 */
export async function walk(server: RunningServer, credentials: { email: string; password: string }) {
  const cookie = await signIn(server, credentials);
  const read = (path: string) => fetch(server.origin + path, { headers: { cookie } });
  const json = async <T>(path: string): Promise<T> => {
    const response = await read(path);
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as T;
  };

  /** Editors see every saved state of a page or play, players the current one. */
  const statesOf = async (kind: 'pages' | 'plays', id: number): Promise<Pick<Page, 'content'>[]> => {
    const path = `/api/${kind}/${id}/versions`;
    if ((await read(path)).status === 403) return [await json<Page>(`/api/${kind}/${id}`)];
    const { versions } = await json<PageVersions>(path);
    return Promise.all(versions.map(({ version }) => json<PageVersion>(`${path}/${version}`)));
  };
  const pageLine = async ({ id, title, isStarred, tags }: Page) => {
    const comments = (await json<Comment[]>(`/api/pages/${id}/comments`)).flatMap(withReplies);
    const words = (await statesOf('pages', id)).map(({ content }) => hashOf(wordsOf(content)));
    const talk = hashOf(comments.map(({ content, selectedText }) => `${selectedText} ${content}`).join('\n'));
    const star = isStarred ? ', starred' : '';
    return `page "${title}" [${tags.join(' ')}]${star}, versions ${words.join(' ')}, ${comments.length} comments ${talk}`;
  };
  const fileLine = async ({ originalName, url, size }: MediaFile) => {
    const bytes = Buffer.from(await (await read(url)).arrayBuffer());
    return `file "${originalName}", ${size} bytes, ${hashOf(bytes)}`;
  };
  const playLine = async ({ id, name, formation, isStarred }: Play) => {
    const words = (await statesOf('plays', id)).map(({ content }) => hashOf(wordsOf(content)));
    return `play "${name}", ${formation}${isStarred ? ', starred' : ''}, ${words.join(' ')}`;
  };

  const teamLines = async ({ id, name, members }: Team) => {
    const list = <T>(part: string) => json<T[]>(`/api/teams/${id}/${part}`);
    const isShown = (await read(`/api/teams/${id}/invite-links`)).status === 200;
    const [pages, plays, categories, media] = await Promise.all([
      list<Page>('pages'),
      list<Play>('plays'),
      list<Category>('categories'),
      list<MediaFile>('media'),
    ]);
    const links = isShown ? await list<InviteLink>('invite-links') : [];
    const parts = await Promise.all([...pages.map(pageLine), ...media.map(fileLine), ...plays.map(playLine)]);
    return [
      `  team "${name}": ${counted({ members, pages, plays, categories, media, 'invite links': links })}`,
      ...parts.sort().map((line) => `    ${line}`),
    ];
  };

  const teams = await json<Team[]>('/api/teams');
  const lines = await Promise.all(teams.sort((one, other) => one.id - other.id).map(teamLines));
  return { lines: [credentials.email, ...lines.flat()], teams, read: json };
}

const withReplies = (comment: Comment): Comment[] => [comment, ...comment.replies.flatMap(withReplies)];
