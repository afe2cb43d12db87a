import { mentionedInTexts as texts, mentionTexts, pageTexts, type MentionedIn } from '@touchline/contract';
import { Badge, Heading, List, ListItem, PageIcon, PlayIcon, Stack } from '@touchline/ui-kit';
import type { ComponentProps } from 'react';
import { addressOfContent } from '../../shared/api/address-of-content';
import { ShowMore } from '../../shared/show-more';

const icons = { page: PageIcon, play: PlayIcon };

interface MentionedInListProps {
  list: ComponentProps<typeof ShowMore>['list'];
  pages: readonly MentionedIn[];
}

/** Links to the pages and plays that mention a page or play, with their team if it is another. */
export function MentionedInList({ list, pages }: MentionedInListProps) {
  return (
    <Stack gap="12">
      <Heading level={2} size="18">
        {texts.title}
      </Heading>
      <List label={texts.title}>
        {pages
          .flatMap(({ items }) => items)
          .map(({ kind, id, title, isDraft, team }) => {
            const Icon = icons[kind];
            return (
              <ListItem
                key={`${kind} ${id}`}
                href={addressOfContent({ kind, id })}
                start={<Icon size={18} />}
                title={title.trim() || mentionTexts.untitled[kind]}
                detail={team && <bdi>{team.name}</bdi>}
                end={isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
              />
            );
          })}
      </List>
      <ShowMore list={list} label={texts.more} failure={texts.failed} />
    </Stack>
  );
}
