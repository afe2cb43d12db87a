import { useQuery } from '@tanstack/react-query';
import {
  appTexts,
  binTexts as texts,
  canUseBin,
  limits,
  teamTexts,
  type BinnedItem,
  type TeamSummary,
} from '@touchline/contract';
import {
  BackIcon,
  Container,
  EmptyState,
  Facts,
  Heading,
  IconButton,
  Inline,
  List,
  ListSkeleton,
  Stack,
  Text,
  TrashIcon,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { binQuery } from '../../shared/api/bin-queries';
import { LoadFailed } from '../../shared/load-failed';
import { LoadingWords } from '../../shared/loading-words';
import { standingOf, teamsQuery, useUser } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AccessDenied, TeamNotFound } from '../shared/not-found';
import { TeamSkeleton } from '../team/team-skeleton';
import { BinRow } from './bin-row';
import { PermanentDeletion } from './permanent-deletion';

/** /teams/{teamId}/bin: deleted pages, plays and files that can be restored. */
export function BinScreen() {
  const { teamId = '' } = useParams();
  const user = useUser();
  const teams = useQuery(teamsQuery);
  const team = teams.data?.find(({ id }) => String(id) === teamId);
  usePageTitle(team && `${texts.title}: ${team.name}`);
  if (teams.isPending) return <TeamSkeleton label={teamTexts.loading} />;
  if (teams.isLoadingError) return <LoadFailed query={teams} />;
  if (!team) return <TeamNotFound />;
  if (!canUseBin(standingOf(user, team))) return <AccessDenied reason={texts.denied} />;
  return <TeamBin key={team.id} team={team} />;
}

function TeamBin({ team }: { team: TeamSummary }) {
  const bin = useQuery(binQuery(team.id));
  const [toDelete, setToDelete] = useState<BinnedItem>();
  return (
    <Container width="page">
      <Stack gap="24">
        <Inline gap="8">
          <IconButton label={team.name} icon={BackIcon} tone="quiet" href={`/teams/${team.id}`} />
          <Stack gap="none">
            <Heading level={1}>{texts.title}</Heading>
            <Text size="14" tone="muted">
              <Facts>
                {team.name}
                {texts.lead}
              </Facts>
            </Text>
          </Stack>
        </Inline>
        {bin.isPending && (
          <>
            <LoadingWords>{appTexts.loading}</LoadingWords>
            <ListSkeleton count={limits.panelSkeletons} hasThumbnail />
          </>
        )}
        {bin.isLoadingError && <LoadFailed query={bin} />}
        {bin.data?.length === 0 && <EmptyState icon={TrashIcon} title={texts.empty} />}
        {bin.data && bin.data.length > 0 && (
          <List label={texts.list}>
            {bin.data.map((item) => (
              <BinRow
                key={`${item.kind} ${item.id}`}
                item={item}
                teamId={team.id}
                onDelete={() => setToDelete(item)}
              />
            ))}
          </List>
        )}
        <PermanentDeletion teamId={team.id} item={toDelete} onClose={() => setToDelete(undefined)} />
      </Stack>
    </Container>
  );
}
