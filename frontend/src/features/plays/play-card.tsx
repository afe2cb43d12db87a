import { limits, pageTexts, type Play } from '@touchline/contract';
import { Badge, Inline, PictureCard, TagRow } from '@touchline/ui-kit';
import { diagramSource } from './play-diagram';
import { addressOfPlay } from './play-queries';
import { PlayStar } from './play-star';

/** Card of a play with its diagram, or without one with its formation. */
export function PlayCard({ play }: { play: Play }) {
  const { id, name, formation, diagramUrl, tags, isDraft } = play;
  return (
    <PictureCard
      title={name}
      href={addressOfPlay(id)}
      picture={diagramSource(diagramUrl, '(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw')}
      words={formation ?? undefined}
      detail={(diagramUrl && formation) || undefined}
      action={<PlayStar play={play} />}
    >
      {(isDraft || tags.length > 0) && (
        <Inline gap="8">
          {isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
          {tags.length > 0 && <TagRow tags={tags} max={limits.cardTags} />}
        </Inline>
      )}
    </PictureCard>
  );
}
