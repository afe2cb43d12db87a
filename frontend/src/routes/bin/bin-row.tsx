import { binTexts as texts, fullName, permanentDeletionTexts, type BinnedItem } from '@touchline/contract';
import {
  Badge,
  Button,
  dismissToast,
  Facts,
  FileIcon,
  IconButton,
  Inline,
  ListItem,
  PageIcon,
  PlayIcon,
  RelativeTime,
  ShowAbove,
  ShowBelow,
  Text,
  Thumbnail,
  toast,
  TrashIcon,
  UndoIcon,
  useMinute,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { useNavigate } from 'react-router-dom';
import { useRestoreFile } from '../../features/media/restore-file';
import { addressOfPlay } from '../../features/plays/play-queries';
import { afterSuccess } from '../../shared/api/after-success';
import { useRestoreContent } from '../../shared/api/bin-queries';

const DAY_MS = 24 * 3600_000;
/** Days in which a deleted item is marked as nearly gone. */
const WARNING_DAYS = 3;

const icons = { page: PageIcon, play: PlayIcon, file: FileIcon };

interface BinRowProps {
  item: BinnedItem;
  teamId: number;
  onDelete: () => void;
}

/** A deleted page, play or file, with the days left and its actions. */
export function BinRow({ item, teamId, onDelete }: BinRowProps) {
  const { kind, id, title, deletedBy, deletedAt, goneAt } = item;
  const page = useRestoreContent('page', teamId);
  const play = useRestoreContent('play', teamId);
  const file = useRestoreFile(teamId);
  const restore = { page, play, file }[kind];
  const announce = useRestoredToast(item);
  const putBack = () => afterSuccess<unknown>(restore.mutateAsync(id), announce);
  // The minute may have begun before the deletion.
  const from = Math.max(useMinute(), Date.parse(deletedAt));
  const daysLeft = Math.ceil((Date.parse(goneAt) - from) / DAY_MS);
  return (
    <ListItem
      start={
        <ShowAbove breakpoint="tablet">
          <Thumbnail icon={icons[kind]} />
        </ShowAbove>
      }
      title={title}
      detail={
        <>
          <Facts>
            {texts.kinds[kind]}
            {deletedBy ? texts.deletedBy(fullName(deletedBy)) : texts.deleted}
            <RelativeTime at={deletedAt} />
          </Facts>
          <ShowBelow breakpoint="tablet">
            {' · '}
            <DaysLeft days={daysLeft} />
          </ShowBelow>
        </>
      }
      end={
        <Inline gap="12">
          <ShowAbove breakpoint="tablet">
            <DaysLeft days={daysLeft} />
            <Button size="small" icon={UndoIcon} isPending={restore.isPending} onPress={putBack}>
              {texts.restore}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          </ShowAbove>
          <ShowBelow breakpoint="tablet">
            <IconButton
              label={`${texts.restore} ${title}`}
              icon={UndoIcon}
              size="small"
              isPending={restore.isPending}
              onPress={putBack}
            />
          </ShowBelow>
          <IconButton
            label={permanentDeletionTexts.remove(title)}
            icon={TrashIcon}
            size="small"
            onPress={onDelete}
          />
        </Inline>
      }
    />
  );
}

/** Pages and plays can be opened from the toast; a file has no screen. */
function useRestoredToast({ kind, id, title }: BinnedItem): () => void {
  const navigate = useNavigate();
  return () => {
    const open = () => {
      dismissToast(shown);
      void navigate(kind === 'page' ? `/pages/${id}` : addressOfPlay(id));
    };
    const shown = toast({
      title: texts.restored(title),
      tone: 'success',
      ...(kind !== 'file' && { action: { label: texts.open, onPress: open } }),
    });
  };
}

function DaysLeft({ days }: { days: number }) {
  const words = days <= 1 ? texts.lastDay : texts.daysLeft(days);
  if (days <= WARNING_DAYS) return <Badge tone="warning">{words}</Badge>;
  return (
    <Text as="span" size="14" tone="muted">
      {words}
    </Text>
  );
}
