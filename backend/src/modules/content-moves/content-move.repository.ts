import type { CategoryOfMove, ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { seesTeam } from '../access';
import { kindsInDatabase, LAST_POSITION, type ContentRef } from '../lifecycle';
import type { FileCopy } from '../media';

/** Pages or plays. */
export interface Items {
  kind: ContentKind;
  ids: readonly number[];
}

export interface TeamsOfMove {
  from: number;
  to: number;
}

export interface LockedItem extends ContentRef {
  title: string;
  is_draft: boolean;
}

/** Names of a kind that the move needs besides `kindsInDatabase`. */
const tables = {
  page: {
    documents: 'search_documents',
    /** The column of version `v` in which files are named. */
    shown: 'v.content',
  },
  play: { documents: 'play_search_documents', shown: `concat(v.content, ' ', v.diagram_url)` },
} as const satisfies Record<ContentKind, Record<string, string>>;

const address = (fileId: number) => `/api/media/${fileId}/`;

/** The files of team $1 that any version of pages or plays $2 shows. */
const filesOf = (kind: ContentKind) =>
  statement(
    `${kind}_files_of_versions`,
    `select f.id from media_files f
      where f.team_id = $1 and f.deleted_at is null and f.id in (
        select found[1]::integer from ${kind}_versions v, regexp_matches(${tables[kind].shown}, '/api/media/([0-9]{1,9})/', 'g') found
         where v.${kind}_id = any($2::integer[]))`,
  );
const files = { page: filesOf('page'), play: filesOf('play') };

/** The id of the category of team $2 that has the same path of names as the row's own; null if there is none. */
const categoryOfSamePath = `(
  select there.id from paths here join paths there on there.path = here.path and there.team_id = $2
   where here.id = p.category_id order by there.id limit 1)`;

/** Moves rows of pages and plays, and of what belongs to them, to another team. */
@Injectable()
export class ContentMoveRepository {
  constructor(private readonly database: Database) {}

  findFiles(teamId: number, items: readonly Items[]): Promise<number[]> {
    return idsOf(items, ({ kind, ids }) => this.database.read(files[kind], [teamId, ids]));
  }

  findFilesIn(tx: Tx, teamId: number, items: readonly Items[]): Promise<number[]> {
    return idsOf(items, ({ kind, ids }) => tx.query(files[kind], [teamId, ids]));
  }

  /** Keeps both teams from being deleted, and returns their names; undefined if one is. */
  async lockTeams(tx: Tx, { from, to }: TeamsOfMove): Promise<{ from: string; to: string } | undefined> {
    const rows = await tx.query<{ id: number; name: string }>(
      'select id, name from teams where id = any($1::integer[]) order by id for key share',
      [[from, to]],
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    const [left, entered] = [names.get(from), names.get(to)];
    return left === undefined || entered === undefined ? undefined : { from: left, to: entered };
  }

  /** Locks those of the team that are not in the bin, in the order of their ids. */
  lock(tx: Tx, { kind, ids }: Items, teamId: number): Promise<LockedItem[]> {
    const { table, title } = kindsInDatabase[kind];
    return tx.query<LockedItem>(
      `select '${kind}' as kind, id, ${title} as title, published_at is null as is_draft from ${table}
        where id = any($1::integer[]) and team_id = $2 and deleted_at is null order by id for update`,
      [ids, teamId],
    );
  }

  /** Makes all versions show the copies of files: an older version that is restored must show its pictures. */
  async rewriteFiles(tx: Tx, { kind, ids }: Items, copies: readonly FileCopy[]): Promise<void> {
    const { shown } = tables[kind];
    const diagram = kind === 'play' ? ', diagram_url = replace(diagram_url, $2, $3)' : '';
    for (const file of copies) {
      const values = [ids, address(file.from), address(file.to)];
      await tx.query(
        `update ${kind}_versions v set content = replace(content, $2, $3)${diagram}
          where v.${kind}_id = any($1::integer[]) and strpos(${shown}, $2) > 0`,
        values,
      );
      if (kind === 'play')
        await tx.query(
          'update plays set diagram_url = replace(diagram_url, $2, $3) where id = any($1::integer[])',
          values,
        );
      else
        await tx.query(
          'update pages set file_ids = array_replace(file_ids, $2::integer, $3::integer) where id = any($1::integer[])',
          [ids, file.from, file.to],
        );
    }
  }

  /**
   * Moves the rows, and saves a new version of each that looks the same: a save of a tab that has the content from before the move is a
   * conflict, because its files are those of the other team. Users who had read the version before have read this one, and followers are
   * not notified of it.
   */
  async move(
    tx: Tx,
    { kind, ids }: Items,
    { from, to, userId }: TeamsOfMove & { userId: number },
  ): Promise<void> {
    const { table, title, otherColumns } = kindsInDatabase[kind];
    const copied = [title, 'content', 'tags', ...otherColumns].map((column) => `v.${column}`).join(', ');
    const columns = copied.replaceAll('v.', '');
    await tx.query(
      `with recursive paths as (
         select id, team_id, array[lower(name)] as path from categories where parent_id is null and team_id in ($2, $4)
         union all
         select c.id, c.team_id, above.path || lower(c.name) from categories c join paths above on above.id = c.parent_id),
       moved as (
         update ${table} p set team_id = $2, category_id = ${categoryOfSamePath}, position = ${LAST_POSITION},
           version = p.version + 1, updated_at = now(), updated_by = $3,
           told_version = case when p.told_version = p.version then p.version + 1 else p.told_version end
          where p.id = any($1::integer[]) returning p.id, p.version, p.published_at),
       read as (
         update ${kind}_views v set version = moved.version from moved
          where v.${kind}_id = moved.id and v.version = moved.version - 1)
       insert into ${kind}_versions (${kind}_id, version, ${columns}, saved_by, was_published)
       select moved.id, moved.version, ${copied}, $3, moved.published_at is not null
         from moved join ${kind}_versions v on v.${kind}_id = moved.id and v.version = moved.version - 1`,
      [ids, to, userId, from],
    );
  }

  /** Puts those of the moved ones into a category of the new team, unless it is deleted. */
  async categorize(tx: Tx, { kind, ids }: Items, category: CategoryOfMove & { to: number }): Promise<void> {
    await tx.query(
      `update ${kindsInDatabase[kind].table} set category_id = c.id from categories c
        where c.id = $1 and c.team_id = $2 and ${kindsInDatabase[kind].table}.id = any($3::integer[])
          and ${kindsInDatabase[kind].table}.id = any($4::integer[])`,
      [category.categoryId, category.to, category[`${kind}Ids`] ?? [], ids],
    );
  }

  /**
   * Moves comments, notifications and search documents; removes pins, and what belongs to users who do not see the new team. Publications
   * name several pages or plays of the old team: these no longer name the moved ones.
   */
  async moveParts(tx: Tx, { kind, ids }: Items, { from, to }: TeamsOfMove): Promise<void> {
    const those = `${kind}_id = any($1::integer[])`;
    await tx.query(`update comments set team_id = $2 where ${those}`, [ids, to]);
    await tx.query(`update ${tables[kind].documents} set team_id = $2 where ${those}`, [ids, to]);
    await tx.query(`delete from team_pins where ${those}`, [ids]);
    for (const table of [`${kind}_stars`, `${kind}_views`, 'notifications'])
      await tx.query(
        `delete from ${table} o using teams t where o.${those} and t.id = $2 and not ${seesTeam('o.user_id')}`,
        [ids, to],
      );
    await tx.query(`update notifications set team_id = $2 where ${those}`, [ids, to]);
    await tx.query(
      `update notifications n set ${kind}_ids = array(
           select id from unnest(n.${kind}_ids) with ordinality as named (id, place)
            where id <> all($1::integer[]) order by place)
        where n.team_id = $2 and n.${kind}_ids && $1::integer[]`,
      [ids, from],
    );
  }
}

async function idsOf(
  items: readonly Items[],
  find: (items: Items) => Promise<{ id: number }[]>,
): Promise<number[]> {
  const ids = new Set<number>();
  for (const each of items) for (const { id } of await find(each)) ids.add(id);
  return [...ids];
}
