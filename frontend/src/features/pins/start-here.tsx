import { useQuery } from '@tanstack/react-query';
import { canChangePins, pageTexts, pinTexts as texts, type Pin, type TeamSummary } from '@touchline/contract';
import {
  Bleed,
  Facts,
  Heading,
  PageIcon,
  PinTiles,
  PlayIcon,
  RelativeTime,
  Skeleton,
  Stack,
  UnpinIcon,
  WhiteboardIcon,
  type PinTile,
} from '@touchline/ui-kit';
import { useStanding } from '../../shared/session';
import { isWhiteboard } from '../../shared/content/is-whiteboard';
import { usePinContent, useReorderPins } from './pin-mutations';
import { pinsQuery } from './pin-queries';

/** The pinned pages and plays of a team; editors reorder and unpin them. Nothing while none is pinned. */
export function StartHere({ team }: { team: TeamSummary }) {
  const { data: pins = [], isPending } = useQuery(pinsQuery(team.id));
  const standing = useStanding(team);
  const reorder = useReorderPins(team.id);
  const { mutate: change } = usePinContent(team.id);
  if (isPending) return <Skeleton height="96" />;
  if (pins.length === 0) return null;

  const pinOf = new Map(pins.map((pin) => [tileId(pin), pin]));
  const apply = (ids: string[]) => reorder.mutate(ids.flatMap((id) => keysOf(pinOf.get(id))));
  const move = (id: string, step: number) => {
    const ids = pins.map(tileId);
    const place = ids.indexOf(id);
    ids.splice(place, 1);
    ids.splice(place + step, 0, id);
    apply(ids);
  };
  const menu = ({ id, title }: PinTile) => {
    const place = pins.findIndex((pin) => tileId(pin) === id);
    return {
      label: texts.actionsOf(title),
      items: [
        { id: 'earlier', label: texts.moveEarlier, isDisabled: place === 0, onAction: () => move(id, -1) },
        {
          id: 'later',
          label: texts.moveLater,
          isDisabled: place === pins.length - 1,
          onAction: () => move(id, 1),
        },
        {
          id: 'unpin',
          label: texts.unpin,
          icon: UnpinIcon,
          onAction: () => keysOf(pins[place]).forEach((key) => change({ ...key, isPinned: false })),
        },
      ],
    };
  };
  const canChange = standing !== undefined && canChangePins(standing);
  return (
    <Stack as="section" label={texts.startHere} gap="8">
      <Heading level={2} size="14">
        {texts.startHere}
      </Heading>
      <Bleed>
        <PinTiles
          label={texts.startHere}
          items={pins.map(tileOf)}
          {...(canChange && { onReorder: apply, menu, movedLabel: texts.moved(pins.length) })}
        />
      </Bleed>
    </Stack>
  );
}

const tileId = ({ kind, id }: Pin) => `${kind}-${id}`;
const keysOf = (pin: Pin | undefined) => (pin ? [{ kind: pin.kind, id: pin.id }] : []);

function tileOf(pin: Pin): PinTile {
  const { title } = pin;
  if (pin.kind === 'play')
    return {
      id: tileId(pin),
      href: `/plays/${pin.id}`,
      title,
      detail: (
        <Facts>
          {pin.isDraft && pageTexts.draft}
          {texts.play}
          {pin.formation}
        </Facts>
      ),
      icon: PlayIcon,
      picture: pin.stillUrl ?? (pin.diagramUrl === null ? undefined : `${pin.diagramUrl}?size=small`),
    };
  return {
    id: tileId(pin),
    href: `/pages/${pin.id}`,
    title,
    detail: (
      <Facts>
        {pin.isDraft && pageTexts.draft}
        {pin.updatedBy}
        <RelativeTime at={pin.updatedAt} />
      </Facts>
    ),
    icon: isWhiteboard(pin) ? WhiteboardIcon : PageIcon,
  };
}
