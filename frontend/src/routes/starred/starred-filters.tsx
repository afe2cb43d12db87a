import { starredKinds, starredTexts as texts, type StarredList, type TeamSummary } from '@touchline/contract';
import { Inline, TagFilter } from '@touchline/ui-kit';
import { useAddressParams } from '../../shared/navigation/use-address-params';
import { starCounts } from './star-counts';

interface StarredFiltersProps extends Pick<ReturnType<typeof useStarredFilter>, 'filter' | 'select'> {
  /** In the order of the sidebar. */
  teams: readonly TeamSummary[];
  counts: StarredList['counts'];
}

const kindTexts: Record<string, string> = { all: texts.all, page: texts.pages, play: texts.plays };

/** Chips of the kinds and teams with a star; a second press on a chosen one shows all again. */
export function StarredFilters({ teams, counts, filter, select }: StarredFiltersProps) {
  const chips = starCounts(counts, filter);
  const shownTeams = teams.filter(({ id }) => chips.teams.has(id));
  const nameOf = (id: string) => teams.find((team) => String(team.id) === id)?.name ?? id;
  const selectedKind = filter.kind ?? 'all';
  const selectedTeam = filter.team === undefined ? undefined : String(filter.team);
  if (chips.kinds.size === 0 && shownTeams.length === 0) return null;
  return (
    <Inline gap="16" wrap>
      {chips.kinds.size > 0 && (
        <TagFilter
          label={texts.kind}
          tags={[...chips.kinds.keys()]}
          textOf={(id) => kindTexts[id] ?? id}
          counts={chips.kinds}
          countLabel={texts.stars}
          selected={[selectedKind]}
          onToggle={(id) => select('kind', id === 'all' || id === selectedKind ? null : id)}
        />
      )}
      {shownTeams.length > 0 && (
        <TagFilter
          label={texts.team}
          tags={shownTeams.map(({ id }) => String(id))}
          textOf={nameOf}
          counts={new Map([...chips.teams].map(([id, count]) => [String(id), count]))}
          countLabel={texts.stars}
          selected={selectedTeam === undefined ? [] : [selectedTeam]}
          onToggle={(id) => select('team', id === selectedTeam ? null : id)}
        />
      )}
    </Inline>
  );
}

/** The filter in the address: `?kind=page&team=3`. */
export function useStarredFilter() {
  const [params, edit] = useAddressParams();
  const [kind, team] = [params.get('kind'), Number(params.get('team'))];
  const filter = {
    kind: starredKinds.find((each) => each === kind),
    team: Number.isInteger(team) && team > 0 ? team : undefined,
  };
  const change = (values: Record<string, string | null>) =>
    edit((next) => {
      for (const [name, value] of Object.entries(values))
        if (value === null) next.delete(name);
        else next.set(name, value);
    });
  return {
    filter,
    isFiltered: filter.kind !== undefined || filter.team !== undefined,
    select: (name: 'kind' | 'team', value: string | null) => change({ [name]: value }),
    clear: () => change({ kind: null, team: null }),
  };
}
