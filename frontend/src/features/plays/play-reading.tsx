import { playTexts } from '@touchline/contract';
import { Badge, Inline, Picture, Stack, TagRow, Text } from '@touchline/ui-kit';
import { Suspense, type ReactNode, type Ref } from 'react';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { ContentText } from '../../shared/reading/content-text';
import type { Changes } from '../../shared/reading/use-changes';
import { diagramSource } from './play-diagram';
import type { ReadPlay } from './play-queries';

const loadChanged = () => import('../../shared/reading/changed-content');
const ChangedDescription = lazyWithPreload(async () => (await loadChanged()).ChangedDescription);
const ChangedFormation = lazyWithPreload(async () => (await loadChanged()).ChangedFormation);
const ChangedDiagram = lazyWithPreload(async () => (await loadChanged()).ChangedDiagram);

interface PlayPartProps {
  play: ReadPlay;
  changes: Changes;
}

/** Formation and tags of a play. */
export function PlayTags({ play, changes }: PlayPartProps) {
  const plain = play.formation && <Badge tone="accent">{play.formation}</Badge>;
  return (
    <Inline gap="8" wrap>
      {changes.since === undefined ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <ChangedFormation content={play} changes={changes} plain={plain} />
        </Suspense>
      )}
      {play.tags.length > 0 && <TagRow tags={play.tags} />}
    </Inline>
  );
}

interface PlayBodyProps extends PlayPartProps {
  /** The text of the play, prepared for reading. */
  html: string;
  textRef: Ref<HTMLDivElement>;
}

/** Diagram, description and text of a play for reading; loads nothing of the editor. */
export function PlayBody({ play, changes, html, textRef }: PlayBodyProps) {
  return (
    <Stack gap="16">
      <Diagram play={play} changes={changes} />
      <Description play={play} changes={changes} />
      <ContentText content={play} html={html} changes={changes} contentRef={textRef} />
    </Stack>
  );
}

function Diagram({ play, changes }: PlayPartProps) {
  const { name, formation, diagramUrl } = play;
  const picture = (url: string) => (
    <Picture
      picture={diagramSource(url, '(min-width: 1024px) 720px, 100vw')}
      alt={playTexts.diagramOf(name)}
      words={formation ?? undefined}
      href={url}
    />
  );
  const plain: ReactNode = diagramUrl && picture(diagramUrl);
  if (changes.since === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <ChangedDiagram content={play} changes={changes} render={picture} />
    </Suspense>
  );
}

function Description({ play, changes }: PlayPartProps) {
  const plain = play.description && (
    <div data-description="">
      <Text size="18" preserveLines>
        {play.description}
      </Text>
    </div>
  );
  if (changes.since === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <ChangedDescription content={play} changes={changes} plain={plain} />
    </Suspense>
  );
}
