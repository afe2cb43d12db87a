import { playBoardTexts as texts } from '@touchline/contract';
import type { Board, Sport } from '@touchline/contract/boards';
import { toast } from '@touchline/ui-kit';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { draftBoard } from '../../shared/boards/draft-board';
import { lazyDialog } from '../../shared/lazy-dialog';
import { rememberSport } from './board-memory';

const BoardDialog = lazyDialog(async () => (await import('./board-dialog')).BoardDialog);

interface BoardSessionOptions {
  /** Name of the play. */
  name: string;
  teamId: number;
  /** Canonical JSON of the board; null without one. */
  value: string | null;
  /** URL of the diagram of the play, which can be shown behind the board while it is drawn. */
  picture: string | undefined;
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

export interface BoardSession {
  board: Board | null;
  teamId: number;
  sports: readonly Sport[];
  /** Opens the editor; with `isTracing` it begins with an empty board above the picture. */
  open: (sport: Sport, options?: { isTracing: boolean }) => void;
  remove: () => void;
  dialog: ReactNode;
}

/** The board of a play that is edited, and the editor of boards, which is loaded when it is opened. */
export function useBoardSession(options: BoardSessionOptions): BoardSession {
  const { name, teamId, value, picture, sports, ageGroup, onChange, onDrawingChange, onSave } = options;
  const [drawing, setDrawing] = useState<{ sport: Sport; isTracing: boolean; session: number }>();
  const [isOpen, setOpen] = useState(false);
  const before = useRef(value);
  const board = useMemo(() => draftBoard(value), [value]);
  const close = () => {
    setOpen(false);
    onDrawingChange(false);
  };
  return {
    board,
    teamId,
    sports,
    open: (sport, { isTracing } = { isTracing: false }) => {
      before.current = value;
      setDrawing({ sport, isTracing, session: (drawing?.session ?? 0) + 1 });
      setOpen(true);
      onDrawingChange(true);
      if (sports.length > 1) rememberSport(teamId, sport);
    },
    remove: () => {
      onChange(null);
      toast({ title: texts.removed, action: { label: texts.undo, onPress: () => onChange(value) } });
    },
    dialog: drawing && (
      <BoardDialog
        key={drawing.session}
        isOpen={isOpen}
        title={name}
        teamId={teamId}
        board={board}
        sport={drawing.sport}
        sports={sports}
        ageGroup={ageGroup}
        picture={picture}
        isTracing={drawing.isTracing}
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
    ),
  };
}
