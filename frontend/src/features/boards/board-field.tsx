import { playBoardTexts as texts } from '@touchline/contract';
import type { Sport } from '@touchline/contract/boards';
import {
  BoardIcon,
  Button,
  EditIcon,
  Inline,
  MenuButton,
  Picture,
  Stack,
  Text,
  TrashIcon,
} from '@touchline/ui-kit';
import { Suspense, useSyncExternalStore } from 'react';
import { BoardStill } from '../../shared/boards/lazy-boards';
import { lastSport } from './board-memory';
import type { BoardSession } from './use-board-session';

/** The board of a play that is edited: its still, and the buttons that open its editor. */
export function BoardField({ session }: { session: BoardSession }) {
  const { board, open, remove, dialog } = session;
  return (
    <Stack gap="8">
      <Text size="14" weight="medium">
        {texts.board}
      </Text>
      {board && (
        <Suspense fallback={<Picture alt="" />}>
          <BoardStill board={board} />
        </Suspense>
      )}
      <Inline gap="8" wrap>
        {board ? (
          <>
            <Button icon={EditIcon} onPress={() => open(board.sport)}>
              {texts.edit}
            </Button>
            <Button tone="quiet" icon={TrashIcon} onPress={remove}>
              {texts.remove}
            </Button>
          </>
        ) : (
          <PitchButton label={texts.draw} session={session} onChoose={open} />
        )}
      </Inline>
      {dialog}
    </Stack>
  );
}

/** Opens the editor with an empty board above the diagram. */
export const TraceButton = ({ session }: { session: BoardSession }) => (
  <PitchButton
    label={texts.trace}
    session={session}
    onChoose={(sport) => session.open(sport, { isTracing: true })}
  />
);

interface PitchButtonProps {
  label: string;
  session: BoardSession;
  onChoose: (sport: Sport) => void;
}

/** Asks for the pitch where the sport of the team has several, once in a browser: the editor changes it. */
function PitchButton({ label, session: { teamId, sports }, onChoose }: PitchButtonProps) {
  const last = useSyncExternalStore(
    unsubscribed,
    () => lastSport(teamId, sports),
    () => undefined,
  );
  const [first = 'other'] = sports;
  if (last || sports.length < 2)
    return (
      <Button icon={BoardIcon} onPress={() => onChoose(last ?? first)}>
        {label}
      </Button>
    );
  const names: Partial<Record<Sport, string>> = texts.sports;
  return (
    <MenuButton
      label={label}
      icon={BoardIcon}
      tone="neutral"
      items={sports.map((one) => ({ id: one, label: names[one] ?? one, onAction: () => onChoose(one) }))}
    />
  );
}

/** Storage does not change while the button is shown. */
const unsubscribed = () => () => undefined;
