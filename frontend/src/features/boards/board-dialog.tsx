import { playBoardTexts } from '@touchline/contract';
import {
  ageOf,
  checkBoard,
  formations,
  newBoard,
  type Board,
  writeBoard,
  type Sport,
} from '@touchline/contract/boards';
import { toast } from '@touchline/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { randomFraction } from '../../shared/random';
import { BoardEditor } from './board-editor';

interface BoardDialogProps {
  isOpen: boolean;
  title: string;
  /** The board as it is kept; null for a new one. */
  board: Board | null;
  sport: Sport;
  sports: readonly Sport[];
  /** Age group of the team. */
  ageGroup: string | null;
  /** Gets canonical JSON. */
  onChange: (board: string) => void;
  onDone: () => void;
  onDiscard: () => void;
}

/** Opens the editor with a board that is checked, or with a formation of the sport. */
export function BoardDialog({ board, sport, ageGroup, onChange, onDone, ...editor }: BoardDialogProps) {
  const [fresh] = useState(() => newBoard(sport, formations[sport][0], randomFraction()));
  const readable = useMemo(() => (board ? checkBoard(board).board : fresh), [board, fresh]);
  const { isOpen, onDiscard } = editor;
  const isUnreadable = isOpen && !readable;
  useEffect(() => {
    if (!isUnreadable) return;
    toast({ title: playBoardTexts.unreadable, tone: 'danger' });
    onDiscard();
  }, [isUnreadable, onDiscard]);
  if (!readable) return null;
  const done = () => {
    // A formation alone is a board, too.
    if (!board) onChange(writeBoard(fresh));
    onDone();
  };
  return (
    <BoardEditor
      {...editor}
      board={readable}
      age={ageOf(ageGroup)}
      onChange={(drawn) => onChange(writeBoard(drawn))}
      onDone={done}
    />
  );
}
