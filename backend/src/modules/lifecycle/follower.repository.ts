import type { ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { statement, type Tx } from '../../platform/database';
import { seesSubject, seesTeam } from '../access';
import { kindsInDatabase, type ContentRef } from './content-kinds';
import { recordNotified } from './notified-versions';

/** A page or play that was changed, and is no longer being written. */
export interface EndedSitting extends ContentRef {
  teamId: number;
  /** The first version that followers were not notified of. */
  fromVersion: number;
}

/** A user to notify of changes of a page or play by another user. */
export interface FollowerRow {
  id: number;
  wants_mail: boolean;
  /** The last other user who changed it. */
  actor_id: number;
}

function statementsOf(kind: ContentKind) {
  const { table } = kindsInDatabase[kind];
  return {
    /** Saves extend the sitting. Skips rows that are being saved. */
    takeEnded: statement(
      `${kind}_sittings_take_ended`,
      `with ended as (
         select id, told_version from ${table}
          where told_version <> version and deleted_at is null and updated_at <= $1
          order by updated_at limit $2 for no key update skip locked),
       taken as (
         update ${table} p set told_version = p.version from ended where p.id = ended.id
         returning p.id, p.team_id, p.version, p.published_at, ended.told_version + 1 as from_version),
       noted as (${recordNotified(kind, 'taken')})
       select '${kind}' as kind, id, team_id as "teamId", from_version as "fromVersion" from taken`,
    ),
    /** Followers of $1: its author and users who starred it, who see it, if another user saved a version since $2. */
    followers: statement(
      `${kind}_followers`,
      `select u.id, u.notify_page_updates as wants_mail, v.saved_by as actor_id
         from ${table} p join teams t on t.id = p.team_id
         join users u on u.id in (select user_id from ${kind}_stars where ${kind}_id = p.id union select p.created_by)
         join lateral (
           select saved_by from ${kind}_versions
            where ${kind}_id = p.id and version >= $2 and saved_by <> u.id order by version desc limit 1) v on true
        where p.id = $1 and u.is_active and ${seesTeam('u.id')} and ${seesSubject('p', 'u.id')}`,
    ),
  };
}

const statements = { page: statementsOf('page'), play: statementsOf('play') };

@Injectable()
export class FollowerRepository {
  /** Returns pages or plays without a save since `lastSavedBefore`, once: marks that their followers are notified. */
  takeEnded(
    tx: Tx,
    kind: ContentKind,
    { lastSavedBefore, max }: { lastSavedBefore: Date; max: number },
  ): Promise<EndedSitting[]> {
    return tx.query<EndedSitting>(statements[kind].takeEnded, [lastSavedBefore, max]);
  }

  find(tx: Tx, { kind, id, fromVersion }: EndedSitting): Promise<FollowerRow[]> {
    return tx.query<FollowerRow>(statements[kind].followers, [id, fromVersion]);
  }
}
