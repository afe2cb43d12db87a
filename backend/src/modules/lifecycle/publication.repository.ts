import { contentKinds, type ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { seesTeam } from '../access';
import type { NamesRow } from '../auth';
import { kindsInDatabase, type ContentRef } from './content-kinds';

interface TitleRow {
  id: number;
  title: string;
}

export interface PublishedRow extends TitleRow {
  published_at: Date;
}

/** A member to notify of a publication. */
export interface MemberToNotifyRow {
  id: number;
  wants_mail: boolean;
}

/** A page or play of a mail about publications, with its publisher. */
export interface PublishedItemRow extends NamesRow {
  kind: ContentKind;
  id: number;
  title: string;
  note: string | null;
  team: string;
}

/** Pages or plays of a team that a user publishes at once. */
export interface NewPublication {
  kind: ContentKind;
  teamId: number;
  userId: number;
  ids: readonly number[];
  note: string | null;
}

const items = contentKinds
  .map((kind) => {
    const { table, title } = kindsInDatabase[kind];
    return `select '${kind}' as kind, id, ${title} as title, publish_note, published_by, published_at from ${table}
      where team_id = $1 and deleted_at is null and published_at >= $2`;
  })
  .join(' union all ');
const publishedSince = statement(
  'published_since',
  `select p.kind, p.id, p.title, p.publish_note as note, t.name as team, u.username, u.first_name, u.last_name, u.display_name
     from (${items}) p join teams t on t.id = $1 join users u on u.id = p.published_by
    where u.id <> $3 and ${seesTeam('$3')}
    order by p.published_at desc, p.kind, p.id desc`,
);

/** A condition on activities that is true for those about page or play $1 and its comments. */
const isAbout = (kind: ContentKind) =>
  `((target_type = '${kind}' and target_id = $1)
    or (target_type = 'comment' and target_id in (select id from comments where ${kind}_id = $1)))`;

@Injectable()
export class PublicationRepository {
  constructor(private readonly database: Database) {}

  /** Locks live pages or plays of the team in the order of their ids. Returns their number. */
  async lock(tx: Tx, kind: ContentKind, teamId: number, ids: readonly number[]): Promise<number> {
    const rows = await tx.query(
      `select from ${kindsInDatabase[kind].table} where id = any($2) and team_id = $1 and deleted_at is null
        order by id for no key update`,
      [teamId, ids],
    );
    return rows.length;
  }

  /** Publishes drafts and returns them; what is published stays as it is. Followers are not notified of what was saved before. */
  publish(tx: Tx, { kind, teamId, userId, ids, note }: NewPublication): Promise<PublishedRow[]> {
    const { table, title } = kindsInDatabase[kind];
    return tx.query<PublishedRow>(
      `with published as (
         update ${table} set published_at = now(), published_by = $2, publish_note = $4, updated_at = now(), updated_by = $2,
           told_version = version
          where id = any($3) and team_id = $1 and deleted_at is null and published_at is null
          returning id, ${title} as title, version, published_at, published_by, publish_note),
       shown as (
         update ${kind}_versions v set was_published = true, published_at = p.published_at, published_by = p.published_by,
           publish_note = p.publish_note from published p
          where v.${kind}_id = p.id and v.version = p.version)
       select id, title, published_at from published order by array_position($3::integer[], id)`,
      [teamId, userId, ids, note],
    );
  }

  /** Makes a page or play a draft, and its activities and those of its comments visible to editors only. */
  async unpublish(tx: Tx, { kind, id }: ContentRef): Promise<TitleRow | undefined> {
    const { table, title } = kindsInDatabase[kind];
    const [row] = await tx.query<TitleRow>(
      `with draft as (
         update ${table} set published_at = null, published_by = null, publish_note = null
          where id = $1 and deleted_at is null and published_at is not null returning id, ${title} as title),
       hidden as (
         update activities set editors_only = true
          where team_id = (select team_id from ${table} where id = $1)
            and (select true from draft) and ${isAbout(kind)})
       select id, title from draft`,
      [id],
    );
    return row;
  }

  /** Finds the members of the team and its admin, except the user who publishes. */
  findMembersToNotify(tx: Tx, teamId: number, publisherId: number): Promise<MemberToNotifyRow[]> {
    return tx.query<MemberToNotifyRow>(
      `select u.id, u.notify_page_updates as wants_mail from teams t join users u on u.is_active and u.id <> $2
        where t.id = $1
          and (u.id = t.team_admin_id
               or exists (select 1 from team_members m where m.team_id = t.id and m.user_id = u.id))`,
      [teamId, publisherId],
    );
  }

  /** Finds pages and plays of the team that other users published since, the latest first, for a reader who sees them. */
  findPublishedSince(teamId: number, since: Date, readerId: number): Promise<PublishedItemRow[]> {
    return this.database.read<PublishedItemRow>(publishedSince, [teamId, since, readerId]);
  }
}
