import { changesTexts, historyTexts } from '@touchline/contract';
import { ArrowDownIcon, ArrowUpIcon, IconButton, Inline, Text } from '@touchline/ui-kit';
import { useChangeSteps } from '../../shared/reading/use-change-steps';

/** The number of marked changes, with buttons that step through them. */
export function ChangeSteps({ count }: { count: number }) {
  const { current, step } = useChangeSteps(count);
  return (
    <Inline gap="4">
      <Text as="div" size="14" tone="muted">
        <span role="status">
          <bdi>
            {current !== undefined && `${current + 1} ${changesTexts.of} `}
            {historyTexts.changes(count)}
          </bdi>
        </span>
      </Text>
      <IconButton label={changesTexts.previous} icon={ArrowUpIcon} tone="quiet" onPress={() => step(-1)} />
      <IconButton label={changesTexts.next} icon={ArrowDownIcon} tone="quiet" onPress={() => step(1)} />
    </Inline>
  );
}
