import { historyTexts } from '@touchline/contract';
import { Changed, Disclosure, Prose, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { cleanContent } from '../../shared/content/clean-content';
import { stretchesOf, type ComparedBlock, type Stretch } from '../../shared/content/compare-blocks';

/** Fewer parts than this are not worth folding. */
const foldFrom = 3;

/** A page with its changes marked; what did not change is folded where it is long. */
export function ComparedContent({ blocks }: { blocks: readonly ComparedBlock[] }) {
  return (
    <Stack gap="16">
      {stretchesOf(blocks).map((stretch) => (
        <ComparedStretch key={stretch.blocks[0]?.id} {...stretch} />
      ))}
    </Stack>
  );
}

function ComparedStretch({ isSame, blocks }: Stretch) {
  if (!isSame) return blocks.map((block) => <ComparedPart key={block.id} {...block} />);
  const html = blocks.map((block) => block.html).join('');
  return blocks.length < foldFrom ? (
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

/** One block with its changes. */
function ComparedPart({ change, html }: Pick<ComparedBlock, 'change' | 'html'>) {
  const content = <Prose html={cleanContent(html)} />;
  if (change === 'same') return content;
  return (
    <Changed change={change} label={historyTexts.change[change]}>
      {content}
    </Changed>
  );
}
