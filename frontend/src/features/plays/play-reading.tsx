import { useQuery } from '@tanstack/react-query';
import { playTexts, type Play } from '@touchline/contract';
import {
  Badge,
  Divider,
  Facts,
  Inline,
  Picture,
  Prose,
  RelativeTime,
  Stack,
  TagRow,
  Text,
} from '@touchline/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { isContentEmpty } from '../../shared/content/decorate-content';
import { readableContent } from '../../shared/content/readable-content';
import { diagramSource } from './play-diagram';
import { categoriesQuery } from './play-queries';

interface PlayReadingProps {
  play: Play;
  /** Actions of the play. */
  actions: ReactNode;
}

/** A play for reading: diagram, actions, text. */
export function PlayReading({ play, actions }: PlayReadingProps) {
  const { name, formation, diagramUrl, description, tags, content } = play;
  const html = useMemo(() => (isContentEmpty(content) ? '' : readableContent(content).html), [content]);
  return (
    <Stack gap="16">
      {diagramUrl && (
        <Picture
          picture={diagramSource(diagramUrl, '(min-width: 1024px) 912px, 100vw')}
          alt={playTexts.diagramOf(name)}
          words={formation ?? undefined}
          href={diagramUrl}
        />
      )}
      <Inline gap="8" justify="between" wrap>
        <Inline gap="8" wrap>
          {formation && <Badge tone="accent">{formation}</Badge>}
          <Category play={play} />
        </Inline>
        {actions}
      </Inline>
      {description && (
        <Text size="18" preserveLines>
          {description}
        </Text>
      )}
      {html && <Prose html={html} />}
      {tags.length > 0 && <TagRow tags={tags} />}
      <Divider />
      <PlayFacts play={play} />
    </Stack>
  );
}

function Category({ play: { teamId, categoryId } }: { play: Play }) {
  const { data: categories = [] } = useQuery({ ...categoriesQuery(teamId), enabled: categoryId !== null });
  const category = categories.find(({ id }) => id === categoryId);
  return category && <Badge>{category.name}</Badge>;
}

/** Time of the last change, author and views. */
function PlayFacts({ play: { updatedAt, creator, views } }: { play: Play }) {
  const unit = views === 1 ? playTexts.view : playTexts.viewMany;
  return (
    <Text size="14" tone="muted">
      <Facts>
        <>
          {`${playTexts.updated} `}
          <RelativeTime at={updatedAt} />
        </>
        {creator && `${playTexts.contributedBy} ${creator.username}`}
        {`${views} ${unit}`}
      </Facts>
    </Text>
  );
}
