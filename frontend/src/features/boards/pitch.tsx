import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { boardEditorTexts as texts, sceneOf, svgOf, type Turn, type View } from '@touchline/contract/boards';
import { BoardCanvas, type BoardCanvasProps } from '@touchline/ui-kit';
import { monotonicMs } from '../../shared/clock';
import { dropped, previewOf, type Drag, type Preview } from './drag';
import { tap } from './drops';
import { boardIn, filmFor, type EditorState } from './editor-state';
import { gripsOf } from './grips';
import { findTyped, pressKey } from './keys';
import { Overlay } from './overlay';
import type { Act } from './use-board-editor';
import { usePointer } from './use-pointer';

interface PitchProps {
  state: EditorState;
  act: Act;
  view: View;
  turn: Turn;
  isPlaying: boolean;
  canvas: RefObject<HTMLDivElement | null>;
  /** A picture that is traced. */
  behind?: BoardCanvasProps['behind'];
}

/** The board that is drawn on. */
export function Pitch({ state, act, view, turn, isPlaying, canvas, behind }: PitchProps) {
  const [drag, setDrag] = useState<Drag>();
  const { svg, surface } = useDrawing(state, turn, isPlaying);
  const focus = useRovingFocus(state, canvas);
  const preview = drag && previewOf(state, drag, view);
  useMovedPieces(canvas, view, preview);
  usePointer(canvas, {
    view,
    grips: useMemo(() => (isPlaying ? [] : gripsOf(state, view)), [state, view, isPlaying]),
    onDrag: setDrag,
    onDrop: (end) => act((now) => dropped(now, end, view)),
    onTap: (at, tapped) => {
      act((now) => tap(now, at, tapped));
      if (tapped.piece) focus.to(tapped.piece);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isCommand || isPlaying) return;
    const result = focus.typed(event.key) ?? pressKey(state, event, { view, focused: focus.id });
    if (!result) return;
    event.preventDefault();
    event.stopPropagation();
    act(() => result.state);
    if (result.focus !== undefined) focus.to(result.focus);
  };
  return (
    <BoardCanvas
      svg={svg}
      surface={surface}
      box={[view.x, view.y, view.width, view.height]}
      label={texts.board}
      canvasRef={canvas}
      behind={behind}
      onKeyDown={onKeyDown}
    >
      {!isPlaying && (
        <Overlay
          state={state}
          view={view}
          preview={preview}
          focused={focus.id}
          onFocus={focus.set}
          onPress={(id) => act((now) => tap(now, [0, 0], { piece: id }))}
        />
      )}
    </BoardCanvas>
  );
}

/** The drawing of the shown step; the start has no lines. While the board is played it is that of the first step. */
export function useDrawing(state: EditorState, turn: Turn, isPlaying: boolean) {
  const board = boardIn(state);
  const { place } = state;
  return useMemo(() => {
    const step = isPlaying ? 0 : Math.max(0, place - 1);
    const scene = sceneOf(board, { step, turn, film: filmFor(board) });
    const drawn = place === 0 && !isPlaying ? { ...scene, lines: [] } : scene;
    return { svg: svgOf(drawn), surface: scene.surface };
  }, [board, place, turn, isPlaying]);
}

/** Characters typed within this time belong to one number. */
const TYPING_MS = 700;

/** The pitch is one stop of the Tab key: one piece can have the focus, and keys move it on. */
function useRovingFocus(state: EditorState, canvas: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<string>();
  const typing = useRef({ text: '', at: 0 });
  const { pieces } = boardIn(state);
  const id = pieces.find((piece) => piece.id === wanted)?.id ?? pieces[0]?.id ?? '';
  const to = (piece: string) => {
    setWanted(piece);
    canvas.current
      ?.querySelector<SVGElement>(`[data-grip="${CSS.escape(piece)}"]`)
      ?.focus({ preventScroll: true });
  };
  const typed = (key: string) => {
    if (!/^\d$/.test(key)) {
      typing.current.text = '';
      return undefined;
    }
    const { text, at } = typing.current;
    const isMore = monotonicMs() - at < TYPING_MS;
    const [longer, alone] = [findTyped(state, text + key), findTyped(state, key)];
    const found = isMore && longer !== undefined ? longer : alone;
    typing.current = { text: found === longer && isMore ? text + key : key, at: monotonicMs() };
    return found === undefined ? undefined : { state, focus: found };
  };
  return { id, set: setWanted, to, typed };
}

/** Moves the drawn pieces with the pointer, without drawing the board again. */
function useMovedPieces(
  canvas: RefObject<HTMLElement | null>,
  view: View,
  preview: Preview | undefined,
): void {
  const places = preview?.places;
  useLayoutEffect(() => {
    if (!places) return undefined;
    const restore: (() => void)[] = [];
    for (const [id, spot] of places) {
      const group = canvas.current?.querySelector<SVGGElement>(
        `[data-drawing] [data-part="pieces"] > [data-id="${CSS.escape(id)}"]`,
      );
      const before = group?.getAttribute('transform');
      if (!group || !before) continue;
      const [x, y] = view.place(...spot);
      group.setAttribute('transform', `translate(${x} ${y})`);
      restore.push(() => group.setAttribute('transform', before));
    }
    return () => {
      for (const undo of restore) undo();
    };
  }, [canvas, view, places]);
}
