import { historyTexts } from '@touchline/contract';
import { DiffBlock, DiffFold, Prose, Stack } from '@touchline/ui-kit';
import type { ChangedPart, ComparedPart } from './compare-versions';

/** Minimum number of unchanged blocks that are collapsed. */
const MIN_COLLAPSED_BLOCKS = 2;

/** A page with its changes marked; unchanged parts are collapsed. */
export function ComparedContent({ parts }: { parts: readonly ComparedPart[] }) {
  return (
    <Stack gap="16">
      {parts.map((part) =>
        'same' in part ? <Unchanged key={part.id} blocks={part.same} /> : <Changed key={part.id} {...part} />,
      )}
    </Stack>
  );
}

function Unchanged({ blocks }: { blocks: readonly string[] }) {
  const content = <Prose html={blocks.join('')} />;
  if (blocks.length < MIN_COLLAPSED_BLOCKS) return content;
  return <DiffFold label={`${blocks.length} ${historyTexts.unchangedBlocks}`}>{content}</DiffFold>;
}

function Changed({ html, label }: ChangedPart) {
  const content = <Prose html={html} />;
  if (!label) return content;
  return (
    <div data-change="">
      <DiffBlock change={label} label={historyTexts.change[label]}>
        {content}
      </DiffBlock>
    </div>
  );
}
