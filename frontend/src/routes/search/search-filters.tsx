import {
  foundKinds,
  searchScreenTexts as texts,
  type FoundKind,
  type TeamSummary,
} from '@touchline/contract';
import { Inline, TagFilter } from '@touchline/ui-kit';

interface SearchFiltersProps {
  /** In the order of the sidebar. */
  teams: readonly TeamSummary[];
  kind: FoundKind | undefined;
  team: number | undefined;
  onSelect: (values: { kind?: string; team?: string }) => void;
}

/** Chips of the kinds and of the user's teams; a second press on a chosen one shows all again. */
export function SearchFilters({ teams, kind, team, onSelect }: SearchFiltersProps) {
  const selected = kind ?? 'all';
  const nameOf = (id: string) => teams.find((each) => String(each.id) === id)?.name ?? id;
  const isOther = (id: string, chosen: string) => id !== chosen && id !== 'all';
  return (
    <Inline gap="16" wrap>
      <TagFilter
        label={texts.kind}
        tags={['all', ...foundKinds]}
        textOf={(id) => kindTexts[id] ?? id}
        selected={[selected]}
        onToggle={(id) => onSelect({ kind: isOther(id, selected) ? id : '' })}
      />
      {teams.length > 1 && (
        <TagFilter
          label={texts.team}
          tags={teams.map(({ id }) => String(id))}
          textOf={nameOf}
          selected={team === undefined ? [] : [String(team)]}
          onToggle={(id) => onSelect({ team: isOther(id, String(team)) ? id : '' })}
        />
      )}
    </Inline>
  );
}

const kindTexts: Record<string, string> = { all: texts.all, ...texts.kinds };
