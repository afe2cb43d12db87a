import { historyTexts } from '@touchline/contract';
import { BackIcon, Heading, IconButton, Inline, Stack, Text } from '@touchline/ui-kit';
import type { ContentId } from '../../shared/api/content-queries';
import { addressOfContent } from '../../shared/api/address-of-content';

/** Heading of a page's or play's history, with a link back to it. */
export function HistoryHead({ content, title }: { content: ContentId; title: string }) {
  const { back, history } = historyTexts.of[content.kind];
  return (
    <Inline gap="8" align="start">
      <IconButton label={back} icon={BackIcon} tone="quiet" href={addressOfContent(content)} />
      <Stack gap="4">
        <Heading level={1} size="28">
          {history}
        </Heading>
        <Text tone="muted" isUserText>
          {title}
        </Text>
      </Stack>
    </Inline>
  );
}
