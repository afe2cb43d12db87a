import { pageListTexts, teamTexts, type TeamSummary } from '@touchline/contract';
import {
  ShowAbove,
  ShowBelow,
  Button,
  Container,
  IconButton,
  Inline,
  PlusIcon,
  SearchIcon,
  Stack,
} from '@touchline/ui-kit';
import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressParams } from '../../shared/navigation/use-address-params';
import { StartHere } from '../../features/pins/start-here';
import { TeamContents, useCounts } from './team-dashboard';
import { TeamDescription } from './team-description';
import { TeamHeader } from './team-header';
import { TeamMenu } from './team-menu';
import { TeamSettingsLink } from './team-settings-link';
import { usePageCreation } from '../shared/use-page-creation';

/** A team's description, pages and plays. */
export function TeamSpace({ team }: { team: TeamSummary }) {
  const search = useRef<HTMLInputElement>(null);
  const isBrowsing = useRef(false);
  /** The search is absent in the Squad tab: Browse Pages focuses it once it is there. */
  const attachSearch = useCallback((field: HTMLInputElement | null) => {
    search.current = field;
    if (!field || !isBrowsing.current) return;
    isBrowsing.current = false;
    focusOn(field);
  }, []);
  const edit = useAddressParams()[1];
  const creation = usePageCreation(team);
  const counts = useCounts(team);
  const browse = () => {
    edit((next) => {
      next.delete('play');
      next.set('tab', 'pages');
    });
    if (search.current) focusOn(search.current);
    else isBrowsing.current = true;
  };
  return (
    <Container width="content">
      <Stack gap="16">
        <TeamHeader
          team={team}
          counts={counts}
          action={
            <>
              <ShowAbove breakpoint="tablet">
                <Inline gap="8" wrap>
                  {creation.canCreate && <CreateNewPage team={team} />}
                  <Button icon={SearchIcon} onPress={browse}>
                    {teamTexts.browse}
                  </Button>
                  <TeamSettingsLink team={team} />
                  <TeamMenu team={team} />
                </Inline>
              </ShowAbove>
              <ShowBelow breakpoint="tablet">
                <Inline gap="4">
                  {creation.canCreate && <CreateNewPage team={team} isLabelHidden />}
                  <TeamMenu team={team} hasSettings onBrowse={browse} />
                </Inline>
              </ShowBelow>
            </>
          }
        >
          <TeamDescription team={team} isCompact />
        </TeamHeader>
        <TeamContents
          team={team}
          creation={creation}
          hasRecent
          searchRef={attachSearch}
          startHere={<StartHere team={team} />}
        />
      </Stack>
      {creation.dialog}
    </Container>
  );
}

/** Links to the dashboard, where the dialog opens (specification, section 2), with the open category. */
function CreateNewPage({ team, isLabelHidden }: { team: TeamSummary; isLabelHidden?: boolean }) {
  const [params] = useSearchParams();
  const asked = new URLSearchParams({ team: String(team.id), new: 'page' });
  const category = params.get('category');
  if (category !== null) asked.set('category', category);
  const href = `/dashboard?${asked}`;
  return isLabelHidden ? (
    <IconButton tone="accent" label={pageListTexts.createTitle} icon={PlusIcon} href={href} />
  ) : (
    <Button tone="accent" icon={PlusIcon} href={href}>
      {pageListTexts.createTitle}
    </Button>
  );
}

function focusOn(field: HTMLInputElement): void {
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}
