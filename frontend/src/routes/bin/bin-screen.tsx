import { useQuery } from '@tanstack/react-query';
import {
  appTexts,
  binTexts as texts,
  canUseBin,
  fullName,
  limits,
  teamTexts,
  type BinnedItem,
  type TeamSummary,
} from '@touchline/contract';
import {
  BackIcon,
  Badge,
  Button,
  Container,
  dismissToast,
  EmptyState,
  Facts,
  Heading,
  IconButton,
  Inline,
  List,
  ListItem,
  ListSkeleton,
  PageIcon,
  PlayIcon,
  RelativeTime,
  Stack,
  Text,
  Thumbnail,
  toast,
  TrashIcon,
  UndoIcon,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { useNavigate, useParams } from 'react-router-dom';
import { binQuery, useRestorePage } from '../../features/pages/bin-queries';
import { useRestorePlay } from '../../features/plays/play-mutations';
import { addressOfPlay } from '../../features/plays/play-queries';
import { nowMs } from '../../shared/clock';
import { LoadFailed } from '../../shared/load-failed';
import { LoadingWords } from '../../shared/loading-words';
import { standingOf, teamsQuery, useUser } from '../../shared/session';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AccessDenied, TeamNotFound } from '../shared/not-found';
import { TeamSkeleton } from '../team/team-skeleton';

/** /teams/{teamId}/bin: deleted pages and plays that can be restored. */
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
              <BinRow key={`${item.kind} ${item.id}`} item={item} teamId={team.id} />
            ))}
          </List>
        )}
      </Stack>
    </Container>
  );
}

const DAY_MS = 24 * 3600_000;
/** Days in which a deleted page or play is marked as nearly gone. */
const WARNING_DAYS = 3;

const icons = { page: PageIcon, play: PlayIcon };

function BinRow({ item, teamId }: { item: BinnedItem; teamId: number }) {
  const { kind, id, title, deletedBy, deletedAt, goneAt } = item;
  const page = useRestorePage(teamId);
  const play = useRestorePlay(teamId);
  const restore = kind === 'page' ? page : play;
  const navigate = useNavigate();
  const daysLeft = Math.ceil((Date.parse(goneAt) - nowMs()) / DAY_MS);
  const announce = () => {
    const shown = toast({
      title: texts.restored(title),
      tone: 'success',
      action: {
        label: texts.open,
        onPress: () => {
          dismissToast(shown);
          void navigate(kind === 'page' ? `/pages/${id}` : addressOfPlay(item.id));
        },
      },
    });
  };
  return (
    <ListItem
      start={<Thumbnail icon={icons[kind]} />}
      title={title}
      detail={
        <Facts>
          {texts.kinds[kind]}
          {deletedBy ? texts.deletedBy(fullName(deletedBy)) : texts.deleted}
          <RelativeTime at={deletedAt} />
        </Facts>
      }
      end={
        <Inline gap="12">
          <DaysLeft days={daysLeft} />
          <Button
            size="small"
            icon={UndoIcon}
            isPending={restore.isPending}
            onPress={() => restore.mutate(id, { onSuccess: announce })}
          >
            {texts.restore}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Inline>
      }
    />
  );
}

function DaysLeft({ days }: { days: number }) {
  const words = days <= 1 ? texts.lastDay : texts.daysLeft(days);
  if (days <= WARNING_DAYS) return <Badge tone="warning">{words}</Badge>;
  return (
    <Text size="14" tone="muted">
      {words}
    </Text>
  );
}
