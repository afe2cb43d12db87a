import { playTexts, type Play } from '@touchline/contract';
import {
  Badge,
  Facts,
  Heading,
  Inline,
  Picture,
  Prose,
  RelativeTime,
  Stack,
  TagRow,
  Text,
} from '@touchline/ui-kit';
import { useMemo } from 'react';
import { isContentEmpty } from '../../shared/content/decorate-content';
import { readableContent } from '../../shared/content/readable-content';
import { diagramSource } from './play-diagram';

/** A play for reading: title, formation, diagram, text; loads nothing of the editor. */
export function PlayReading({ play }: { play: Play }) {
  const { name, formation, diagramUrl, description, tags, content } = play;
  const html = useMemo(() => (isContentEmpty(content) ? '' : readableContent(content).html), [content]);
  return (
    <Stack gap="16">
      <Heading level={1} size="36" isUserText>
        {name}
      </Heading>
      <PlayFacts play={play} />
      {(formation || tags.length > 0) && (
        <Inline gap="8" wrap>
          {formation && <Badge tone="accent">{formation}</Badge>}
          {tags.length > 0 && <TagRow tags={tags} />}
        </Inline>
      )}
      {diagramUrl && (
        <Picture
          picture={diagramSource(diagramUrl, '(min-width: 1024px) 720px, 100vw')}
          alt={playTexts.diagramOf(name)}
          words={formation ?? undefined}
          href={diagramUrl}
        />
      )}
      {description && (
        <Text size="18" preserveLines>
          {description}
        </Text>
      )}
      {html && <Prose html={html} />}
    </Stack>
  );
}

/** Author and time of the last change. */
export function PlayFacts({ play: { updatedAt, creator } }: { play: Play }) {
  return (
    <Text as="div" size="14" tone="muted">
      <Facts>
        {creator && `${playTexts.contributedBy} ${creator.username}`}
        <>
          {`${playTexts.updated} `}
          <RelativeTime at={updatedAt} format="calendar" isFocusable />
        </>
      </Facts>
    </Text>
  );
}
