import { playBoardTexts } from '@touchline/contract';
import { ageOf, checkBoard, writeBoard, type Board, type Sport } from '@touchline/contract/boards';
import { toast } from '@touchline/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { BoardEditor } from './board-editor';
import { rememberDrawn } from './board-memory';
import { nextBoard } from './last-line-up';

interface BoardDialogProps {
  isOpen: boolean;
  title: string;
  /** The board as it is kept; null for a new one. */
  board: Board | null;
  sport: Sport;
  teamId: number;
  sports: readonly Sport[];
  /** Age group of the team. */
  ageGroup: string | null;
  /** URL of a picture that can be shown behind the board. */
  picture: string | undefined;
  /** A new board is empty and above the picture, instead of a formation. */
  isTracing: boolean;
  /** Gets canonical JSON. */
  onChange: (board: string) => void;
  onDone: () => void;
  onDiscard: () => void;
}

/** Opens the editor with a board that is checked, with the last formation of the team, or with an empty board to trace a picture. */
export function BoardDialog({ board, sport, ageGroup, onChange, onDone, ...editor }: BoardDialogProps) {
  const [fresh] = useState(() => {
    const next = nextBoard(editor.teamId, sport);
    return editor.isTracing ? { ...next, pieces: [] } : next;
  });
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
    if (!board && fresh.pieces.length > 0) onChange(writeBoard(fresh));
    onDone();
    rememberDrawn();
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
