import { historyTexts, type Page, pageTexts } from '@touchline/contract';
import { BackIcon, Heading, IconButton, Inline, Stack, Text } from '@touchline/ui-kit';

/** Heading of a page's history, with a link back to the page. */
export function HistoryHead({ page }: { page: Page }) {
  return (
    <Inline gap="8" align="start">
      <IconButton label={historyTexts.backToPage} icon={BackIcon} tone="quiet" href={`/pages/${page.id}`} />
      <Stack gap="4">
        <Heading level={1} size="28">
          {pageTexts.history}
        </Heading>
        <Text tone="muted" isUserText>
          {page.title}
        </Text>
      </Stack>
    </Inline>
  );
}
