import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { seesTeam } from '../access';
import type { NamesRow } from '../auth';

interface PageTitleRow {
  id: number;
  title: string;
}

export interface PublishedRow extends PageTitleRow {
  published_at: Date;
}

/** A member to notify of a publication. */
export interface MemberToNotifyRow {
  id: number;
  wants_mail: boolean;
}

/** A page of a mail about publications, with its publisher. */
export interface PublishedPageRow extends NamesRow {
  id: number;
  title: string;
  note: string | null;
  team: string;
}

export interface NewPublication {
  teamId: number;
  userId: number;
  pageIds: readonly number[];
  note: string | null;
}

const publishedSince = statement(
  'page_published_since',
  `select p.id, p.title, p.publish_note as note, t.name as team, u.username, u.first_name, u.last_name, u.display_name
     from pages p join teams t on t.id = p.team_id join users u on u.id = p.published_by
    where p.team_id = $1 and p.deleted_at is null and p.published_at >= $2 and u.id <> $3 and ${seesTeam('$3')}
    order by p.published_at desc, p.id desc`,
);

@Injectable()
export class PublicationRepository {
  constructor(private readonly database: Database) {}

  /** Locks live pages of the team in the order of their ids. Returns their number. */
  async lock(tx: Tx, teamId: number, pageIds: readonly number[]): Promise<number> {
    const rows = await tx.query(
      `select from pages where id = any($2) and team_id = $1 and deleted_at is null order by id for no key update`,
      [teamId, pageIds],
    );
    return rows.length;
  }

  /** Publishes drafts and returns them; published pages stay as they are. */
  publish(tx: Tx, { teamId, userId, pageIds, note }: NewPublication): Promise<PublishedRow[]> {
    return tx.query<PublishedRow>(
      `with published as (
         update pages set published_at = now(), published_by = $2, publish_note = $4, told_version = version,
           updated_at = now(), updated_by = $2
          where id = any($3) and team_id = $1 and deleted_at is null and published_at is null
          returning id, title, version, published_at),
       shown as (
         update page_versions v set was_published = true from published p
          where v.page_id = p.id and v.version = p.version)
       select id, title, published_at from published order by array_position($3::integer[], id)`,
      [teamId, userId, pageIds, note],
    );
  }

  /** Makes a page a draft, and its activities and those of its comments visible to editors only. */
  async unpublish(tx: Tx, pageId: number): Promise<PageTitleRow | undefined> {
    const [row] = await tx.query<PageTitleRow>(
      `with draft as (
         update pages set published_at = null, published_by = null, publish_note = null
          where id = $1 and deleted_at is null and published_at is not null returning id, title),
       hidden as (
         update activities set editors_only = true
          where team_id = (select team_id from pages where id = $1)
            and (select true from draft)
            and ((target_type = 'page' and target_id = $1)
                 or (target_type = 'comment' and target_id in (select id from comments where page_id = $1))))
       select id, title from draft`,
      [pageId],
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

  /** Finds pages of the team that other users published since, the latest first, for a reader who sees them. */
  findPublishedSince(teamId: number, since: Date, readerId: number): Promise<PublishedPageRow[]> {
    return this.database.read<PublishedPageRow>(publishedSince, [teamId, since, readerId]);
  }
}
