import { pageTexts, type Page } from '@touchline/contract';
import { Avatar, Facts, Inline, RelativeTime, Text } from '@touchline/ui-kit';

/** The user who saved the page last, when, and the reading time. */
export function AuthorLine({ page: { updatedBy, updatedAt, minutes } }: { page: Page }) {
  // An earlier build of the server does not send the author.
  if (minutes === undefined) return null;
  const name = updatedBy?.displayName ?? pageTexts.formerMember;
  return (
    <Inline gap="8">
      <Avatar name={name} src={updatedBy?.avatar} size="small" />
      <Text as="div" size="14" tone="muted">
        <Facts>
          {name}
          <>
            {pageTexts.updated} <RelativeTime at={updatedAt} format="calendar" isFocusable />
          </>
          {pageTexts.minutes(minutes)}
        </Facts>
      </Text>
    </Inline>
  );
}
