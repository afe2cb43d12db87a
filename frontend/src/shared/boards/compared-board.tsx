import { useMemo } from 'react';
import { historyTexts } from '@touchline/contract';
import { differences, type Board, type Differences } from '@touchline/contract/boards';
import { Column, Columns, DiffBlock, Prose, Stack, Text } from '@touchline/ui-kit';
import { escapeText } from '@touchline/content';
import { BoardDrawing, BoardStill } from './board-still';

interface ComparedBoardProps {
  /** Undefined if one of the versions has no board. */
  was: Board | undefined;
  is: Board | undefined;
  /** Draws the earlier board beside the later one. */
  showsBoth?: boolean;
}

/** The board of a version with its differences from an earlier one. */
export function ComparedBoard({ was, is, showsBoth = false }: ComparedBoardProps) {
  if (was && is) return <ChangedBoard was={was} is={is} showsBoth={showsBoth} />;
  const shown = is ?? was;
  const change = is ? 'added' : 'removed';
  return (
    shown && (
      <DiffBlock change={change} label={historyTexts.change[change]}>
        <BoardStill board={shown} />
      </DiffBlock>
    )
  );
}

/** Two boards at the first step that differs, and what differs in sentences. */
function ChangedBoard({ was, is, showsBoth }: { was: Board; is: Board; showsBoth: boolean }) {
  const found = useMemo(() => differences(was, is), [was, is]);
  if (found.words.length === 0) return <BoardStill board={is} />;
  const step = firstChangedStep(was, is, found);
  return (
    <DiffBlock change="changed" label={historyTexts.change.changed}>
      <Stack gap="16">
        {showsBoth ? <BothBoards was={was} is={is} step={step} /> : <BoardStill board={is} step={step} />}
        <Prose html={listOf(found.words)} />
      </Stack>
    </DiffBlock>
  );
}

/** Both boards at the same step. */
function BothBoards({ was, is, step }: { was: Board; is: Board; step: number }) {
  const sides = [
    { title: historyTexts.before, board: was },
    { title: historyTexts.after, board: is },
  ];
  return (
    <Columns gap="16" besideFrom="tablet">
      {sides.map(({ title, board }) => (
        <Column key={title}>
          <Stack gap="8">
            <Text size="14" weight="strong" tone="muted">
              {title}
            </Text>
            <BoardDrawing board={board} step={step} />
          </Stack>
        </Column>
      ))}
    </Columns>
  );
}

/** Returns the index of the first step whose drawing can differ: the first one if a piece starts elsewhere. */
function firstChangedStep(was: Board, is: Board, { pieces, steps }: Differences): number {
  if (pieces.size > 0 || was.pieces.length !== is.pieces.length) return 0;
  const first = is.steps.findIndex(({ id }, index) => steps.has(id) || was.steps[index]?.id !== id);
  if (first >= 0) return first;
  return is.steps.length < was.steps.length ? is.steps.length : 0;
}

const listOf = (words: readonly string[]) =>
  `<ul>${words.map((sentence) => `<li>${escapeText(sentence)}</li>`).join('')}</ul>`;
