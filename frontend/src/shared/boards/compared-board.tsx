import { useMemo } from 'react';
import { historyTexts } from '@touchline/contract';
import { differences, type Board } from '@touchline/contract/boards';
import { DiffBlock, Prose, Stack } from '@touchline/ui-kit';
import { escapeText } from '@touchline/content';
import { BoardStill } from './board-still';

interface ComparedBoardProps {
  /** Undefined if one of the versions has no board. */
  was: Board | undefined;
  is: Board | undefined;
}

/** The board of a version, with the differences from an earlier one in sentences. */
export function ComparedBoard({ was, is }: ComparedBoardProps) {
  const words = useMemo(() => (was && is ? differences(was, is).words : []), [was, is]);
  const shown = is ?? was;
  if (!shown) return null;
  const still = <BoardStill board={shown} />;
  if (was && is && words.length === 0) return still;
  const change = was ? (is ? 'changed' : 'removed') : 'added';
  return (
    <DiffBlock change={change} label={historyTexts.change[change]}>
      <Stack gap="16">
        {still}
        {words.length > 0 && <Prose html={listOf(words)} />}
      </Stack>
    </DiffBlock>
  );
}

const listOf = (words: readonly string[]) =>
  `<ul>${words.map((sentence) => `<li>${escapeText(sentence)}</li>`).join('')}</ul>`;
