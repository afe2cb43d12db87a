import { statement, type Statement } from '../../platform/database';

/** A list in `data.json`: rows of the user `$1`, without words and names of other users. */
interface ExportSection {
  /** Columns with ids of users by which the statement selects. */
  columns: readonly string[];
  statement: Statement;
}

const section = (name: string, columns: readonly string[], sql: string): ExportSection => ({
  columns,
  statement: statement(`data_export_${name}`, sql),
});

const authorship = (alias: string) =>
  ['created', 'updated', 'published', 'deleted']
    .map((act) => `coalesce(${alias}.${act}_by = $1, false) as ${act}_by_you`)
    .join(', ');
const isTheirs = (alias: string) =>
  `$1 in (${alias}.created_by, ${alias}.updated_by, ${alias}.published_by, ${alias}.deleted_by)`;
const authors = (table: string) =>
  ['created_by', 'updated_by', 'published_by', 'deleted_by'].map((column) => `${table}.${column}`);

/** Titles are those that the user saved last: later ones may be words of others. */
const content = (kind: 'page' | 'play', title: 'title' | 'name') =>
  section(
    `${kind}s`,
    [...authors(`${kind}s`), `${kind}_versions.saved_by`, `${kind}_versions.published_by`],
    `select c.id, c.team_id, ${authorship('c')}, c.created_at, c.deleted_at,
        (select v.${title} from ${kind}_versions v where v.${kind}_id = c.id and v.saved_by = $1
          order by v.version desc limit 1) as title,
        (select array_agg(v.version order by v.version) from ${kind}_versions v
          where v.${kind}_id = c.id and v.saved_by = $1) as saved_versions,
        (select jsonb_agg(jsonb_build_object('version', v.version, 'at', v.published_at, 'note', v.publish_note) order by v.version)
           from ${kind}_versions v where v.${kind}_id = c.id and v.published_by = $1) as publications
       from ${kind}s c
      where ${isTheirs('c')} or c.id in (select v.${kind}_id from ${kind}_versions v where v.saved_by = $1 or v.published_by = $1)
      order by c.id`,
  );

/** Columns of `users` in the export. */
export const accountColumns = [
  ...['id', 'username', 'email', 'first_name', 'last_name', 'display_name', 'role', 'team_id', 'is_active'],
  ...['has_set_password', 'two_factor_since', 'notify_page_updates', 'notify_new_members', 'notify_comments'],
  ...[
    'time_zone',
    'news_seen',
    'last_login_at',
    'last_seen_at',
    'created_at',
    'updated_at',
    'deletion_requested_at',
  ],
];

/** Lists of `data.json` by their names. */
export const exportSections: Record<string, ExportSection> = {
  account: section('account', [], `select ${accountColumns.join(', ')} from users where id = $1`),
  memberships: section(
    'memberships',
    ['team_members.user_id'],
    `select m.team_id, t.name as team, m.role, m.number, m.positions, m.joined_at
       from team_members m join teams t on t.id = m.team_id where m.user_id = $1 order by m.id`,
  ),
  teams: section(
    'teams',
    ['teams.created_by', 'teams.team_admin_id'],
    `select id, name, coalesce(created_by = $1, false) as created_by_you,
        coalesce(team_admin_id = $1, false) as administered_by_you, created_at
       from teams where $1 in (created_by, team_admin_id) order by id`,
  ),
  teamPreferences: section(
    'team_preferences',
    ['team_preferences.user_id'],
    'select team_id, used_at, pinned_at, own_player from team_preferences where user_id = $1 order by team_id',
  ),
  pages: content('page', 'title'),
  plays: content('play', 'name'),
  pageTemplates: section(
    'page_templates',
    ['page_templates.created_by'],
    'select id, team_id, name, tags, created_at from page_templates where created_by = $1 order by id',
  ),
  boardFormations: section(
    'board_formations',
    ['board_formations.created_by'],
    'select id, team_id, name, sport, created_at from board_formations where created_by = $1 order by id',
  ),
  comments: section(
    'comments',
    ['comments.user_id'],
    `select id, team_id, page_id, play_id, parent_id, content, is_resolved, created_at, updated_at, deleted_at
       from comments where user_id = $1 order by id`,
  ),
  mentions: section(
    'mentions',
    ['comment_mentions.user_id'],
    'select comment_id from comment_mentions where user_id = $1 order by comment_id',
  ),
  reactions: section(
    'reactions',
    ['comment_reactions.user_id'],
    'select comment_id, kind, created_at from comment_reactions where user_id = $1 order by created_at',
  ),
  stars: section(
    'stars',
    ['page_stars.user_id', 'play_stars.user_id'],
    `select page_id, null::integer as play_id, starred_at from page_stars where user_id = $1
      union all select null, play_id, starred_at from play_stars where user_id = $1 order by starred_at`,
  ),
  lastReads: section(
    'last_reads',
    ['page_views.user_id', 'play_views.user_id'],
    `select page_id, null::integer as play_id, seen_at, version from page_views where user_id = $1
      union all select null, play_id, seen_at, version from play_views where user_id = $1 order by seen_at`,
  ),
  timeSpent: section(
    'time_spent',
    ['time_spent.user_id'],
    `select day::text as day, page_id, milliseconds::float8 as milliseconds
       from time_spent where user_id = $1 order by day, page_id`,
  ),
  notifications: section(
    'notifications',
    ['notifications.user_id'],
    `select kind, team_id, page_id, play_id, comment_id, page_ids, play_ids, created_at, read_at
       from notifications where user_id = $1 order by id`,
  ),
  activities: section(
    'activities',
    ['activities.user_id'],
    `select team_id, action, target_type, target_id, case when target_type in ('page', 'play') then target_name end as target_name,
        created_at
       from activities where user_id = $1 order by id`,
  ),
  files: section(
    'files',
    ['media_files.uploaded_by', 'media_files.deleted_by'],
    `select id, team_id, case when uploaded_by = $1 then original_name end as name, mime_type, size::float8 as size,
        coalesce(uploaded_by = $1, false) as uploaded_by_you, coalesce(deleted_by = $1, false) as deleted_by_you,
        uploaded_at, deleted_at
       from media_files where $1 in (uploaded_by, deleted_by) and deleted_at is distinct from 'epoch' order by id`,
  ),
  pdfExports: section(
    'pdf_exports',
    ['page_files.requested_by'],
    'select page_id, play_id, state, created_at, finished_at from page_files where requested_by = $1 order by id',
  ),
  dataExports: section(
    'data_exports',
    ['data_exports.requested_by'],
    'select state, created_at from data_exports where requested_by = $1 order by id',
  ),
  invitationsSent: section(
    'invitations_sent',
    ['team_invitations.invited_by'],
    `select id, team_id, role, status, created_at, expires_at from team_invitations where invited_by = $1 order by id`,
  ),
  invitationsReceived: section(
    'invitations_received',
    [],
    `select i.team_id, i.role, i.first_name, i.last_name, i.status, i.created_at, i.expires_at
       from team_invitations i join users u on lower(u.email) = lower(i.email) where u.id = $1 order by i.id`,
  ),
  inviteLinks: section(
    'invite_links',
    ['invite_links.created_by'],
    `select id, team_id, role, max_uses, used_count, is_active, created_at, expires_at
       from invite_links where created_by = $1 order by id`,
  ),
  sessions: section(
    'sessions',
    ['sessions.user_id'],
    'select user_agent, created_at, seen_at, expires_at from sessions where user_id = $1 order by id',
  ),
  mailedLinks: section(
    'mailed_links',
    ['account_tokens.user_id'],
    'select purpose, created_at, expires_at, used_at from account_tokens where user_id = $1 order by id',
  ),
  auditEntries: section(
    'audit_entries',
    ['audit_entries.actor_id'],
    `select a.at, a.act, coalesce(a.actor_id = u.id, false) as by_you,
        case when lower(a.about) = lower(u.email) then a.about end as about,
        case when a.actor_id = u.id then a.address end as address,
        case when a.actor_id = u.id then a.user_agent end as user_agent
       from users u join audit_entries a on a.actor_id = u.id or lower(a.about) = lower(u.email)
      where u.id = $1 order by a.id`,
  ),
};

/** Columns that refer to users and are in no section, and columns of `users` that are not in the export, each with the reason. */
export const leftOut: Record<string, string> = {
  'notifications.actor_id':
    'notifications of other users about what the user did; the acts themselves are in the export',
  'two_factors.user_id': 'the secret of the authenticator app; the account says since when it is on',
  'recovery_codes.user_id': 'secrets: hashes of recovery codes',
  'unsubscribe_tokens.user_id': 'secrets: hashes of the links to unsubscribe in mails',
  'users.password_hash': 'a secret: the hash of the password',
  'users.avatar': 'the address of the photo; the photo itself is in the archive',
  'users.digested_at': 'the time of the last weekly mail, for scheduling only',
  'users.folded_name': 'the names in lower case, for search only',
  'users.search_text': 'the folded names, for search only',
  'users.search_hash': 'the version of the names that was folded, for search only',
};
