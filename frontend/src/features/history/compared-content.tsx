import { historyTexts } from '@touchline/contract';
import { DiffBlock, Disclosure, Prose, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { cleanContent } from '../../shared/content/clean-content';
import { groupUnchanged, type ComparedBlock, type BlockGroup } from '../../shared/content/compare-blocks';

/** Minimum number of unchanged blocks that are collapsed. */
const MIN_COLLAPSED_BLOCKS = 3;

/** A page with its changes marked; long unchanged parts are collapsed. */
export function ComparedContent({ blocks }: { blocks: readonly ComparedBlock[] }) {
  return (
    <Stack gap="16">
      {groupUnchanged(blocks).map((group) => (
        <ComparedGroup key={group.blocks[0]?.id} {...group} />
      ))}
    </Stack>
  );
}

function ComparedGroup({ isSame, blocks }: BlockGroup) {
  if (!isSame) return blocks.map((block) => <ComparedPart key={block.id} {...block} />);
  const html = blocks.map((block) => block.html).join('');
  return blocks.length < MIN_COLLAPSED_BLOCKS ? (
    <Prose html={cleanContent(html)} />
  ) : (
    <Folded count={blocks.length} html={html} />
  );
}

function Folded({ count, html }: { count: number; html: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = `${count} ${historyTexts.unchangedBlocks}`;
  return (
    <Disclosure
      label={words}
      summary={
        <Text size="14" tone="muted">
          {words}
        </Text>
      }
      isExpanded={isOpen}
      onToggle={setOpen}
    >
      <Prose html={cleanContent(html)} />
    </Disclosure>
  );
}

/** A block with its changes. */
function ComparedPart({ change, html }: Pick<ComparedBlock, 'change' | 'html'>) {
  const content = <Prose html={cleanContent(html)} />;
  if (change === 'same') return content;
  return (
    <DiffBlock change={change} label={historyTexts.change[change]}>
      {content}
    </DiffBlock>
  );
}
