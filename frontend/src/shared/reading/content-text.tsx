import { Heading, Prose } from '@touchline/ui-kit';
import { Suspense, useEffect, useState, type ReactNode, type Ref } from 'react';
import { isContentEmpty } from '../content/decorate-content';
import { explainFailedMedia } from '../content/explain-failed-media';
import { lazyWithPreload } from '../lazy-with-preload';
import type { ReadContent } from './read-content';
import type { Changes } from './use-changes';

/** Lazy: compares two versions. */
const ChangedContent = lazyWithPreload(async () => (await import('./changed-content')).ChangedContent);

const ChangedTitle = lazyWithPreload(async () => (await import('./changed-content')).ChangedTitle);

/** Lazy: few texts mention a person. */
const PeopleInText = lazyWithPreload(async () => (await import('./people-in-text')).PeopleInText);

interface ContentProps {
  content: ReadContent;
  changes: Changes;
}

/** The title of a page, or the name of a play. */
export function ContentTitle({ content, changes }: ContentProps) {
  const plain = (
    <Heading level={1} size="36" isUserText>
      {content.title}
    </Heading>
  );
  if (changes.since === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <ChangedTitle content={content} changes={changes} plain={plain} />
    </Suspense>
  );
}

interface ContentTextProps extends ContentProps {
  html: string;
  /** Replaces an empty text. */
  empty?: ReactNode;
  contentRef?: Ref<HTMLDivElement>;
}

/** The text of a page or play for reading; loads nothing of the editor. */
export function ContentText({ content, html, changes, empty, contentRef }: ContentTextProps) {
  const [text, setText] = useState<HTMLDivElement | null>(null);
  useLinkedSection();
  const plain = isContentEmpty(html) ? empty : <Prose html={html} onMediaFailed={explainFailedMedia} />;
  return (
    <div ref={contentRef}>
      <div ref={setText}>
        {changes.since === undefined ? (
          plain
        ) : (
          <Suspense fallback={plain}>
            <ChangedContent content={content} changes={changes} plain={plain} />
          </Suspense>
        )}
      </div>
      {text && html.includes('@') && changes.since === undefined && (
        <Suspense>
          <PeopleInText teamId={content.teamId} text={text} html={html} />
        </Suspense>
      )}
    </div>
  );
}

/** Scrolls to the section in the hash, which the browser could not find before the text was rendered. */
function useLinkedSection(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
