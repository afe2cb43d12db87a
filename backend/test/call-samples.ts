import { randomBytes, randomUUID } from 'node:crypto';
import { boardSamples, lineUpOf } from '@touchline/contract/boards';
import { apiSchema } from 'virtual:api-schema';

type Schema = NonNullable<(typeof apiSchema.calls)[string]['body']>;

/** Valid values of fields that are stricter than their types. */
const fits: Record<string, () => unknown> = {
  email: () => `someone-${randomBytes(6).toString('hex')}@club.example`,
  adminEmail: () => `head-${randomBytes(6).toString('hex')}@club.example`,
  username: () => `someone-${randomBytes(6).toString('hex')}`,
  password: () => 'Touchline1!',
  currentPassword: () => 'Touchline1!',
  newPassword: () => 'Touchline2!',
  diagramUrl: () => '/api/media/1/a.png',
  board: () => boardSamples.overlap,
  lineUp: () => lineUpOf(boardSamples.overlap),
  piece: () => boardSamples.overlap.pieces[0]!.id,
  boardPosition: () => ({
    piece: boardSamples.overlap.pieces[0]!.id,
    step: boardSamples.overlap.steps[0]!.id,
  }),
  expiresAt: () => '2999-01-01T00:00:00.000Z',
  role: () => 'player',
  number: () => '7',
  positions: () => [],
  teamId: () => undefined,
  parentId: () => null,
  categoryId: () => null,
  categories: () => [],
  version: () => undefined,
  cursor: () => undefined,
  clientId: () => randomUUID(),
  timeZone: () => 'Europe/Berlin',
  newsSeen: () => 1,
};

function valueOf(schema: Schema, name = ''): unknown {
  const named = schema.$ref && apiSchema.components[schema.$ref.split('/').at(-1)!];
  if (named) return valueOf(named, name);
  if (name in fits) return fits[name]!();
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return valueOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, name);
  if (schema.items) return [valueOf(schema.items)];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, each]) => [key, valueOf(each, key)]),
    );
  if (schema.type === 'number') return 1;
  return schema.type === 'boolean' ? true : 'Word';
}

/** Queries that select a call among those that share a path. */
export const views: Record<string, Record<string, unknown>> = {
  'teams.summaries': { view: 'summary' },
  'teams.changeSummarized': { view: 'summary' },
  'members.paged': { view: 'paged' },
  'members.pagedUsers': { view: 'paged' },
  'pages.summaries': { view: 'summary' },
  'pages.pagedTags': { view: 'paged' },
  'pages.commonTags': { view: 'common' },
  'comments.anchors': { view: 'anchors' },
  'comments.threads': { view: 'threads' },
  'comments.replies': { view: 'replies', thread: 1 },
  'playComments.anchors': { view: 'anchors' },
  'playComments.threads': { view: 'threads' },
  'playComments.replies': { view: 'replies', thread: 1 },
  'admin.accounts': { view: 'paged' },
  'media.files': { view: 'paged' },
  'invites.openInvitations': { view: 'paged' },
  'invites.linkList': { view: 'paged' },
};

/** A body or query with every field that the call takes, made from its description. */
export function sampleOf(call: string, part: 'body' | 'query'): unknown {
  if ((call === 'pages.setLastRead' || call === 'plays.setLastRead') && part === 'body')
    return { version: 1 };
  return valueOf(apiSchema.calls[call]?.[part] ?? {});
}

/** The sample once for each text in it, with this text in that place. */
export function withText(sample: unknown, text: string): unknown[] {
  if (typeof sample === 'string') return [text];
  if (typeof sample !== 'object' || sample === null) return [];
  if (Array.isArray(sample)) return withText(sample[0], text).map((item) => [item]);
  return Object.entries(sample).flatMap(([key, value]) =>
    withText(value, text).map((changed) => ({ ...sample, [key]: changed })),
  );
}
