import { starredKinds, type StarredKind, type StarredList } from '@touchline/contract';

interface StarredFilter {
  kind?: StarredKind;
  team?: number;
}

/** Keys of the chips with the number of stars that each would list. */
export interface StarCounts {
  kinds: ReadonlyMap<'all' | StarredKind, number>;
  /** By id of the team. */
  teams: ReadonlyMap<number, number>;
}

/**
 * Returns the chips of the starred list: the counts of kinds are those of the chosen team, the counts of teams those of the chosen kind.
 * A group of chips without a choice is empty, unless one of it is chosen.
 */
export function starCounts(counts: StarredList['counts'], { kind, team }: StarredFilter): StarCounts {
  const count = (ofKind: StarredKind | undefined, ofTeam: number | undefined) =>
    counts
      .filter(({ teamId }) => ofTeam === undefined || teamId === ofTeam)
      .reduce((sum, { pages, plays }) => {
        const shown = { page: pages, play: plays };
        return sum + (ofKind ? shown[ofKind] : pages + plays);
      }, 0);
  const kinds = starredKinds.filter((each) => each === kind || count(each, undefined) > 0);
  const teams = new Set([...counts.map(({ teamId }) => teamId), ...(team === undefined ? [] : [team])]);
  const hasKinds = kinds.length > 1 || kind !== undefined;
  const hasTeams = teams.size > 1 || team !== undefined;
  return {
    kinds: new Map(
      hasKinds
        ? [
            ['all', count(undefined, team)] as const,
            ...kinds.map((each) => [each, count(each, team)] as const),
          ]
        : [],
    ),
    teams: new Map(hasTeams ? [...teams].map((id) => [id, count(kind, id)] as const) : []),
  };
}
