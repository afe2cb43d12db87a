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
  toast,
  TrashIcon,
} from '@touchline/ui-kit';
import { Suspense, useMemo, useRef, useState } from 'react';
import { draftBoard } from '../../shared/boards/draft-board';
import { BoardStill } from '../../shared/boards/lazy-boards';
import { lazyDialog } from '../../shared/lazy-dialog';

const BoardDialog = lazyDialog(async () => (await import('./board-dialog')).BoardDialog);

interface BoardFieldProps {
  /** Name of the play. */
  name: string;
  /** Canonical JSON of the board; null without one. */
  value: string | null;
  /** Sports that a new board can show; the coach chooses if there are several. */
  sports: readonly Sport[];
  /** Age group of the team. */
  ageGroup: string | null;
  onChange: (value: string | null) => void;
  /** Called when drawing begins and ends: its changes are saved together. */
  onDrawingChange: (isDrawing: boolean) => void;
  /** Saves the play. */
  onSave: () => void;
}

/** The board of a play that is edited: its still, and the editor of boards, which is loaded when it is opened. */
export function BoardField({
  name,
  value,
  sports,
  ageGroup,
  onChange,
  onDrawingChange,
  onSave,
}: BoardFieldProps) {
  const [drawing, setDrawing] = useState<{ sport: Sport; session: number }>();
  const [isOpen, setOpen] = useState(false);
  const before = useRef(value);
  const board = useMemo(() => draftBoard(value), [value]);
  const open = (sport: Sport) => {
    before.current = value;
    setDrawing({ sport, session: (drawing?.session ?? 0) + 1 });
    setOpen(true);
    onDrawingChange(true);
  };
  const close = () => {
    setOpen(false);
    onDrawingChange(false);
  };
  const remove = () => {
    onChange(null);
    toast({ title: texts.removed, action: { label: texts.undo, onPress: () => onChange(value) } });
  };
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
          <DrawButton sports={sports} onDraw={open} />
        )}
      </Inline>
      {drawing && (
        <BoardDialog
          key={drawing.session}
          isOpen={isOpen}
          title={name}
          board={board}
          sport={drawing.sport}
          sports={sports}
          ageGroup={ageGroup}
          onChange={onChange}
          onDone={() => {
            close();
            onSave();
          }}
          onDiscard={() => {
            onChange(before.current);
            close();
          }}
        />
      )}
    </Stack>
  );
}

/** Asks for the pitch where the sport of the team has several. */
function DrawButton({ sports, onDraw }: { sports: readonly Sport[]; onDraw: (sport: Sport) => void }) {
  const [sport = 'other', ...others] = sports;
  if (others.length === 0)
    return (
      <Button icon={BoardIcon} onPress={() => onDraw(sport)}>
        {texts.draw}
      </Button>
    );
  const names: Partial<Record<Sport, string>> = texts.sports;
  return (
    <MenuButton
      label={texts.draw}
      icon={BoardIcon}
      tone="neutral"
      items={sports.map((one) => ({ id: one, label: names[one] ?? one, onAction: () => onDraw(one) }))}
    />
  );
}
