import { Injectable } from '@nestjs/common';
import { statement, type Tx } from '../../platform/database';
import { seesSubject, seesTeam } from '../access';

/** A page whose changes its followers are not notified of yet. */
export interface UntoldPageRow {
  id: number;
  team_id: number;
  /** The first version that followers were not notified of. */
  from_version: number;
}

/** A user to notify of changes of a page by another user. */
export interface FollowerRow {
  id: number;
  wants_mail: boolean;
  /** The last other user who changed the page. */
  actor_id: number;
}

/** Saves extend the sitting. Skips pages that are being saved. */
const takeEnded = statement(
  'page_sittings_take_ended',
  `with ended as (
     select id, told_version from pages
      where told_version <> version and deleted_at is null and updated_at <= $1
      order by updated_at limit $2 for no key update skip locked)
   update pages p set told_version = p.version from ended
    where p.id = ended.id returning p.id, p.team_id, ended.told_version + 1 as from_version`,
);

/** Followers of page $1: its author and users who starred it, who see it, if another user saved a version since $2. */
const followers = statement(
  'page_followers',
  `select u.id, u.notify_page_updates as wants_mail, v.saved_by as actor_id
     from pages p join teams t on t.id = p.team_id
     join users u on u.id in (select user_id from page_stars where page_id = p.id union select p.created_by)
     join lateral (
       select saved_by from page_versions
        where page_id = p.id and version >= $2 and saved_by <> u.id order by version desc limit 1) v on true
    where p.id = $1 and u.is_active and ${seesTeam('u.id')} and ${seesSubject('p', 'u.id')}`,
);

@Injectable()
export class FollowerRepository {
  /** Returns pages without a save since `lastSavedBefore`, once: marks that their followers are notified. */
  takeEndedSittings(
    tx: Tx,
    { lastSavedBefore, max }: { lastSavedBefore: Date; max: number },
  ): Promise<UntoldPageRow[]> {
    return tx.query<UntoldPageRow>(takeEnded, [lastSavedBefore, max]);
  }

  find(tx: Tx, { id, from_version: fromVersion }: UntoldPageRow): Promise<FollowerRow[]> {
    return tx.query<FollowerRow>(followers, [id, fromVersion]);
  }
}
