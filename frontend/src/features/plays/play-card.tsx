import { limits, pageTexts, type Play } from '@touchline/contract';
import { Badge, Facts, Inline, PictureCard, RelativeTime, TagRow } from '@touchline/ui-kit';
import { ReadStateBadge } from '../../shared/reading/read-state-badge';
import { diagramSource } from './play-diagram';
import { addressOfPlay } from './play-queries';
import { PlayStar } from './play-star';

/** Card of a play with a picture of its board or else its diagram, or without both with its formation. */
export function PlayCard({ play }: { play: Play }) {
  const { id, name, formation, tags, isDraft, readState } = play;
  const picture = cardPicture(play);
  return (
    <PictureCard
      title={name}
      href={addressOfPlay(id)}
      picture={picture}
      words={formation ?? undefined}
      detail={(picture && formation) || undefined}
      action={<PlayStar play={play} />}
      footer={
        <Facts>
          {play.updatedBy?.displayName}
          <RelativeTime at={play.updatedAt} />
        </Facts>
      }
    >
      {(isDraft || readState || tags.length > 0) && (
        <Inline gap="8">
          <ReadStateBadge state={readState} />
          {isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
          {tags.length > 0 && <TagRow tags={tags} max={limits.cardTags} />}
        </Inline>
      )}
    </PictureCard>
  );
}

const cardPicture = ({ stillUrl, diagramUrl }: Play) =>
  stillUrl
    ? { src: stillUrl }
    : diagramSource(diagramUrl, '(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw');
