import { commentTexts, type Comment } from '@touchline/contract';
import { Heading, Inline, MenuButton, SortIcon, Tag } from '@touchline/ui-kit';
import type { ThreadOrder } from './threads';

export type Shown = 'active' | 'resolved';

interface DiscussionHeadProps {
  headingId: string;
  threads: Record<Shown, readonly Comment[]>;
  shown: Shown;
  setShown: (shown: Shown) => void;
  order: ThreadOrder;
  setOrder: (order: ThreadOrder) => void;
}

/** What it is, which threads are shown, and in which order. */
export function DiscussionHead(props: DiscussionHeadProps) {
  const { headingId, threads, shown, setShown, order, setOrder } = props;
  const filter = (which: Shown) => (
    <Tag isSelected={shown === which} onPress={() => setShown(which)}>
      {`${commentTexts[which]} (${threads[which].length})`}
    </Tag>
  );
  const choice = (id: ThreadOrder) => ({
    id,
    label: commentTexts[id],
    isSelected: order === id,
    onAction: () => setOrder(id),
  });
  return (
    <Inline gap="16" justify="between" align="center" wrap>
      <Heading level={2} size="18" id={headingId}>
        {commentTexts.heading}
      </Heading>
      <Inline gap="8">
        {filter('active')}
        {filter('resolved')}
        {threads[shown].length > 1 && (
          <MenuButton
            label={commentTexts.order}
            icon={SortIcon}
            isLabelHidden
            size="small"
            items={[{ id: 'order', items: [choice('newest'), choice('oldest')] }]}
          />
        )}
      </Inline>
    </Inline>
  );
}
