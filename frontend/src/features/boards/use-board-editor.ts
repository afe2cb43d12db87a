import { useEffect, useRef, useState } from 'react';
import type { Board } from '@touchline/contract/boards';
import { useLatest } from '../../shared/hooks/use-latest';
import { randomFraction } from '../../shared/random';
import { boardIn, openEditor, takeOver, type EditorState } from './editor-state';

/** Changes the state of an editor. */
export type Act = (change: (state: EditorState) => EditorState) => void;

/** State of an editor. `onChange` gets each new board; another `board` from outside is taken over as an edit. */
export function useBoardEditor(board: Board, onChange: (board: Board) => void) {
  const [state, setState] = useState(() => openEditor(board, randomFraction()));
  const current = useRef(state);
  const report = useLatest(onChange);
  const act: Act = (change) => {
    const before = boardIn(current.current);
    current.current = change(current.current);
    setState(current.current);
    if (boardIn(current.current) !== before) report.current(boardIn(current.current));
  };
  useEffect(() => {
    current.current = takeOver(current.current, board);
    setState(current.current);
  }, [board]);
  return { state, act };
}
