import { commentTexts, type ThreadOrder, type ThreadState } from '@touchline/contract';
import { Heading, Inline, MenuButton, SortIcon, Tag } from '@touchline/ui-kit';

interface DiscussionHeadProps {
  headingId: string;
  /** Number of threads by state. */
  counts: Record<ThreadState, number>;
  shown: ThreadState;
  setShown: (shown: ThreadState) => void;
  order: ThreadOrder;
  setOrder: (order: ThreadOrder) => void;
}

/** Heading of the discussion, with the choice of state and order. */
export function DiscussionHead(props: DiscussionHeadProps) {
  const { headingId, counts, shown, setShown, order, setOrder } = props;
  const filter = (which: ThreadState) => (
    <Tag isSelected={shown === which} onPress={() => setShown(which)}>
      {`${commentTexts[which]} (${counts[which]})`}
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
        {counts[shown] > 1 && (
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
