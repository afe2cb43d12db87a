import { useQuery } from '@tanstack/react-query';
import { foundKinds, searchScreenTexts as texts } from '@touchline/contract';
import { Container, EmptyState, Heading, SearchField, SearchIcon, Stack } from '@touchline/ui-kit';
import { teamsQuery } from '../../shared/session';
import { useAddressParams } from '../../shared/navigation/use-address-params';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { useSearchText } from '../shared/use-search-text';
import { BestResults } from './best-results';
import { KindResults } from './kind-results';
import { SearchFilters } from './search-filters';

/** /search?q=: everything in the user's teams that matches, by kind and team. */
export function SearchScreen() {
  const { words, kind, team, select } = useSearchAddress();
  const [text, setText] = useSearchText(words, (typed) => select({ q: typed }));
  const { data: teams = [] } = useQuery(teamsQuery);
  usePageTitle(words ? `${words} · ${texts.title}` : texts.title);
  const asked = { words, team, onClear: kind || team ? () => select({ kind: '', team: '' }) : undefined };
  return (
    <Container width="page">
      <Stack gap="24">
        <Stack gap="16">
          <Heading level={1}>{texts.title}</Heading>
          <SearchField
            label={texts.field}
            placeholder={texts.placeholder}
            value={text}
            onChange={setText}
            autoFocus={words === ''}
          />
          {words !== '' && <SearchFilters teams={teams} kind={kind} team={team} onSelect={select} />}
        </Stack>
        {words === '' && <EmptyState icon={SearchIcon} title={texts.start} detail={texts.startLead} />}
        {words !== '' && kind && <KindResults {...asked} kind={kind} />}
        {words !== '' && !kind && <BestResults {...asked} onShowAll={(all) => select({ kind: all })} />}
      </Stack>
    </Container>
  );
}

/** The question in the address: `?q=falcon&kind=pages&team=3`. */
function useSearchAddress() {
  const [params, edit] = useAddressParams();
  const team = Number(params.get('team'));
  return {
    words: params.get('q')?.trim() ?? '',
    kind: foundKinds.find((each) => each === params.get('kind')),
    team: Number.isInteger(team) && team > 0 ? team : undefined,
    /** An empty value removes a parameter. */
    select: (values: Partial<Record<'q' | 'kind' | 'team', string>>) =>
      edit((next) => {
        for (const [name, value] of Object.entries(values))
          if (value === '') next.delete(name);
          else next.set(name, value);
      }),
  };
}
