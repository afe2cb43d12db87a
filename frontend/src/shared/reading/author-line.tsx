import { pageTexts } from '@touchline/contract';
import { useQuery } from '@tanstack/react-query';
import { Avatar, Facts, Inline, RelativeTime, ShowAbove, ShowBelow, Text } from '@touchline/ui-kit';
import { teamsQuery } from '../session';
import type { ReadContent } from './read-content';

interface AuthorLineProps {
  content: ReadContent;
  /** Replaces the line for a moment, and is announced. */
  note?: string;
}

/** The user who saved the page or play last, when, and the reading time. */
export function AuthorLine({ content, note }: AuthorLineProps) {
  const { updatedBy, updatedAt, minutes } = content;
  // An earlier build of the server does not send the author.
  if (minutes === undefined) return null;
  if (content.isDraft) return <DraftLine content={content} />;
  const name = updatedBy?.displayName ?? pageTexts.formerMember;
  return (
    <Inline gap="8">
      <Avatar name={name} src={updatedBy?.avatar} size="small" />
      <Text as="div" size="14" tone="muted">
        <span role="status">{note}</span>
        {note === undefined && (
          <Facts>
            {name}
            <>
              {pageTexts.updated} <RelativeTime at={updatedAt} format="calendar" isFocusable />
            </>
            {pageTexts.minutes(minutes)}
          </Facts>
        )}
      </Text>
    </Inline>
  );
}

/** The user who saved a draft last, and who can see it. */
function DraftLine({ content: { teamId, updatedBy } }: { content: ReadContent }) {
  const { data: teams = [] } = useQuery(teamsQuery);
  const team = teams.find(({ id }) => id === teamId);
  const name = updatedBy?.displayName ?? pageTexts.formerMember;
  return (
    <>
      <ShowAbove breakpoint="tablet">
        <Inline gap="8">
          <Avatar name={name} src={updatedBy?.avatar} size="small" />
          <Text as="div" size="14" tone="muted">
            <Facts>
              {name}
              {team && pageTexts.draftSeenByStaffOf(team.name)}
            </Facts>
          </Text>
        </Inline>
      </ShowAbove>
      <ShowBelow breakpoint="tablet">
        <Text as="div" size="14" tone="muted">
          {pageTexts.draftSeenByStaff}
        </Text>
      </ShowBelow>
    </>
  );
}
