import { limits, type ContentKind } from '@touchline/contract';

const SINCE = `now() - interval '${limits.newForMs} milliseconds'`;

interface ReadStateColumn {
  kind: ContentKind;
  /** Alias of the page or play. */
  of: string;
  reader: string;
}

/**
 * A column of lists: what is new or changed for the reader, by the rules of Today. Only what members were notified of counts, and
 * nothing that the reader wrote. Needs team `t` with `standingJoin`, and `viewJoin`.
 */
export const readStateColumn = ({ of, reader }: Omit<ReadStateColumn, 'kind'>) => `case
    when ${of}.published_at is null then null
    when v.user_id is null then case
      when ${of}.published_at >= greatest(m.joined_at, ${SINCE}) and ${of}.published_by is distinct from ${reader}
       and (m.user_id is not null or t.team_admin_id = ${reader}) then 'new' end
    when v.version < ${of}.told_version and ${of}.updated_by is distinct from ${reader} then 'changed' end`;

/** Joins the last visit of the reader. */
export const viewJoin = ({ kind, of, reader }: ReadStateColumn) =>
  `left join ${kind}_views v on v.${kind}_id = ${of}.id and v.user_id = ${reader}`;
