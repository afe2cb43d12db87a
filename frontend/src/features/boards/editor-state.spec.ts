import { formations, newBoard, viewOf, writeBoard, type Spot } from '@touchline/contract/boards';
import { describe, expect, it } from 'vitest';
import { dropped, type Drag } from './drag';
import { chooseKind, deleteChosen, isAtStart, placeBy, tap } from './drops';
import {
  apply,
  boardIn,
  choose,
  goTo,
  insertStep,
  moveStep,
  nextStep,
  openEditor,
  redoEdit,
  removeStep,
  spotIn,
  stepIn,
  takeOver,
  undoEdit,
  type EditorState,
} from './editor-state';
import { gripAt, gripsOf } from './grips';
import { findTyped, pressKey } from './keys';

const opened = openEditor(newBoard('soccer', formations.soccer[0], 0.25), 0.75);
const view = viewOf(boardIn(opened), 'up');
/** Pixels of a tenth of a metre on a phone. */
const scale = 0.5;

const idOf = (state: EditorState, label: string): string =>
  boardIn(state).pieces.find(({ number, kind }) => number === label || kind === label)?.id ?? '';

function drag(state: EditorState, label: string, to: Spot, through: readonly Spot[] = []): EditorState {
  const id = idOf(state, label);
  const [x, y] = spotIn(state, id);
  const by: Spot = [to[0] - x, to[1] - y];
  const moved: Drag = { grip: { type: 'piece', id }, at: to, by, stroke: [...through, to], scale };
  return dropped(state, moved, view);
}

/** Presses keys; characters move the focus to the player with that number. */
function press(state: EditorState, keys: readonly string[]): EditorState {
  let [now, focused] = [state, idOf(state, '1')];
  for (const key of keys) {
    if (key === 'n') {
      now = nextStep(now);
      continue;
    }
    if (/^\d+$/.test(key)) {
      focused = findTyped(now, key) ?? focused;
      continue;
    }
    const shiftKey = key.startsWith('⇧');
    const result = pressKey(now, { key: key.replace('⇧', ''), shiftKey }, { view, focused });
    now = result?.state ?? now;
    focused = result?.focus ?? focused;
  }
  return now;
}

const moves = (state: EditorState) =>
  boardIn(state).steps.map((step) =>
    step.moves.map(({ piece, kind = 'run', to, path }) => {
      const label = (id: string | undefined) => boardIn(state).pieces.find((one) => one.id === id)?.number;
      return [label(piece), kind, label(to) ?? path?.at(-1)];
    }),
  );

describe('the editor of boards', () => {
  it('places pieces at the start, in line with others or on half metres', () => {
    const placed = drag(opened, '9', [151, 3]);
    expect(spotIn(placed, idOf(placed, '9'))).toEqual([150, 0]);
    expect(boardIn(placed).steps).toEqual([]);
    expect(placed.said).toMatch(/^Placed: 9/);
  });

  it('draws runs and passes in a step, and says them', () => {
    let state = nextStep(opened);
    state = drag(state, 'ball', spotIn(state, idOf(state, '7')));
    expect(state.said).toMatch(/^8 \(CM\) passes to 7 \(RW\), \d+ m forward and right$/);
    state = drag(state, '2', [40, 280]);
    expect(state.said).toMatch(/^2 \(RB\) runs 30 m forward/);
    expect(moves(state)).toEqual([
      [
        ['8', 'pass', '7'],
        ['2', 'run', [40, 280]],
      ],
    ]);
  });

  it('kicks a ball that is dragged into space, and removes a pass that is dragged back', () => {
    let state = drag(nextStep(opened), 'ball', [300, 100]);
    expect(moves(state)).toEqual([[['8', 'kick', [300, 100]]]]);
    state = drag(state, 'ball', spotIn(state, idOf(state, '8')));
    expect(moves(state)).toEqual([[]]);
  });

  it('gives the ball to another player at the start', () => {
    const state = drag(opened, 'ball', spotIn(opened, idOf(opened, '10')));
    expect(boardIn(state).pieces.find(({ kind }) => kind === 'ball')?.holder).toBe(idOf(state, '10'));
  });

  it('picks up a loose ball at the end of a run', () => {
    let state = drag(nextStep(opened), 'ball', [200, 100]);
    state = drag(nextStep(state), '7', [205, 104]);
    expect(stepIn(state)?.moves[0]?.picksUp).toBe(idOf(state, 'ball'));
  });

  it('draws a three-step play by keys alone', () => {
    const keys = [
      'n',
      '8',
      'p',
      '7',
      'Enter',
      '2',
      'Enter',
      '⇧ArrowUp',
      '⇧ArrowUp',
      'v',
      '⇧ArrowRight',
      'Enter',
    ];
    const more = [
      'n',
      '7',
      'Enter',
      '⇧ArrowLeft',
      'Enter',
      'n',
      '7',
      'p',
      '2',
      'Enter',
      '9',
      'Enter',
      'ArrowUp',
      'Enter',
    ];
    const state = press(opened, [...keys, ...more]);
    expect(moves(state)).toEqual([
      [
        ['8', 'pass', '7'],
        ['2', 'run', [-160, 290]],
      ],
      [['7', 'run', [90, 190]]],
      [
        ['7', 'pass', '2'],
        ['9', 'run', [140, 0]],
      ],
    ]);
    expect(boardIn(state).steps[0]?.moves[1]?.path).toEqual([
      [-160, 240],
      [-160, 290],
    ]);
  });

  it('draws without dragging: a kind of move, then a tap', () => {
    const two = idOf(opened, '2');
    let state = chooseKind(choose(nextStep(opened), [two]), two, 'run');
    state = tap(state, [0, 300], {});
    state = chooseKind(state, idOf(state, '8'), 'pass');
    state = tap(state, [90, 240], { piece: idOf(state, '7') });
    expect(moves(state)).toEqual([
      [
        ['2', 'run', [0, 300]],
        ['8', 'pass', '7'],
      ],
    ]);
  });

  it('says that a player without the ball cannot pass', () => {
    expect(chooseKind(nextStep(opened), idOf(opened, '2'), 'pass').said).toBe(
      '2 (RB) does not have the ball.',
    );
  });

  it('bends a run by its middle, and straightens it by a point dropped on its neighbour', () => {
    let state = drag(nextStep(opened), '2', [40, 240]);
    const id = idOf(state, '2');
    const at = (x: number, y: number) => ({ at: [x, y] as const, by: [0, 0] as const, stroke: [], scale });
    state = dropped(state, { grip: { type: 'bend', id, index: 0 }, ...at(-100, 300) }, view);
    expect(stepIn(state)?.moves[0]?.path).toEqual([
      [-100, 300],
      [40, 240],
    ]);
    state = dropped(state, { grip: { type: 'point', id, index: 0 }, ...at(38, 244) }, view);
    expect(stepIn(state)?.moves[0]?.path).toEqual([[40, 240]]);
  });

  it('takes hold of the nearest piece within 24 pixels, and of the ball before its holder only where it is', () => {
    const grips = gripsOf(nextStep(opened), view);
    const [x, y] = view.place(-260, 240);
    const found = (away: number) => gripAt(grips, { x: x + away / scale, y, scale, reach: 24 });
    for (const away of [0, 12, 20]) expect(found(away)).toEqual({ type: 'piece', id: idOf(opened, '2') });
    expect(found(40)).toBeUndefined();
    const [eightX, eightY] = view.place(-70, 120);
    const on8 = gripAt(grips, { x: eightX, y: eightY, scale, reach: 24 });
    expect(on8).toEqual({ type: 'piece', id: idOf(opened, '8') });
  });

  it('deletes moves in a step and pieces at the start', () => {
    let state = drag(nextStep(opened), '2', [40, 240]);
    state = deleteChosen(choose(state, [idOf(state, '2')]));
    expect(moves(state)).toEqual([[]]);
    state = deleteChosen(choose(goTo(state, 0), [idOf(state, '2')]));
    expect(findTyped(state, '2')).toBeUndefined();
  });

  it('inserts, moves and removes steps, and Next goes on to steps that exist', () => {
    let state = drag(nextStep(opened), '2', [40, 240]);
    state = drag(nextStep(state), '3', [40, -240]);
    state = moveStep(state, -1);
    expect(moves(state).map((step) => step[0]?.[0])).toEqual(['3', '2']);
    expect(state.place).toBe(1);
    state = insertStep(state);
    expect(moves(state).map((step) => step.length)).toEqual([1, 0, 1]);
    state = nextStep(goTo(removeStep(state), 1));
    expect(state.place).toBe(2);
    expect(boardIn(state).steps).toHaveLength(2);
  });

  it('undoes 150 changes to the byte, and redoes them', () => {
    let state = nextStep(opened);
    const before = [writeBoard(boardIn(state))];
    for (let change = 1; change <= 150; change += 1) {
      if (change % 10 === 0) state = nextStep(state);
      else if (change % 2 === 0) state = drag(state, String(2 + (change % 9)), [change, (change * 7) % 300]);
      else state = placeBy(state, idOf(state, '1'), [1, 0]);
      before.push(writeBoard(boardIn(state)));
    }
    expect(new Set(before)).toHaveLength(151);
    for (const board of before.slice(0, -1).toReversed()) {
      state = undoEdit(state);
      expect(writeBoard(boardIn(state))).toBe(board);
    }
    for (const board of before.slice(1)) {
      state = redoEdit(state);
      expect(writeBoard(boardIn(state))).toBe(board);
    }
  });

  it('shows the step that an undone change was in', () => {
    let state = drag(nextStep(opened), '2', [40, 240]);
    state = goTo(nextStep(state), 0);
    expect(isAtStart(state)).toBe(true);
    state = undoEdit(undoEdit(state));
    expect(state.place).toBe(1);
  });

  it('takes over a board that was changed elsewhere, and undo brings back its own', () => {
    const mine = drag(opened, '9', [200, 0]);
    const theirs = newBoard('soccer', formations.soccer[1], 0.1);
    const taken = takeOver(mine, theirs);
    expect(boardIn(taken)).toEqual(theirs);
    expect(boardIn(undoEdit(taken))).toEqual(boardIn(mine));
    expect(takeOver(taken, theirs)).toBe(taken);
  });

  it('says that a board is full instead of adding to it', () => {
    let state = opened;
    for (let count = 0; count < 60; count += 1)
      state = apply(state, { type: 'add-pieces', pieces: [{ kind: 'cone', at: [count, 0] }] });
    expect(state.said).toMatch(/full/);
    expect(boardIn(state).pieces.length).toBe(60);
  });
});
