import { calls, fillPath } from '@touchline/contract';

/** The version of play `alias` if it has a board, else null. The words of a board tell without reading it. */
export const stillVersionColumn = (alias: string): string =>
  `case when ${alias}.board_text is not null then ${alias}.version end as still_version`;

/** Returns the URL of the picture of a play's board, which changes with each version. */
export const stillUrlOf = ({
  id,
  still_version: version,
}: {
  id: number;
  still_version: number | null;
}): string | null =>
  version === null ? null : `${fillPath(calls.plays.still.path, { playId: id })}?v=${version}`;
