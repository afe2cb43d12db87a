import { pageTexts, type Page } from '@touchline/contract';
import { Heading, Prose, Text } from '@touchline/ui-kit';
import { Suspense, useEffect, type Ref } from 'react';
import { isContentEmpty } from '../../shared/content/decorate-content';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import type { Changes } from './use-changes';

/** Lazy: compares two versions. */
const ChangedPage = lazyWithPreload(async () => (await import('./changed-page')).ChangedPage);

const ChangedTitle = lazyWithPreload(async () => (await import('./changed-page')).ChangedTitle);

export function PageTitle({ page, changes: { since } }: { page: Page; changes: Changes }) {
  const plain = (
    <Heading level={1} size="36" isUserText>
      {page.title}
    </Heading>
  );
  if (since === undefined) return plain;
  return (
    <Suspense fallback={plain}>
      <ChangedTitle page={page} since={since} plain={plain} />
    </Suspense>
  );
}

interface PageTextProps {
  page: Page;
  html: string;
  changes: Changes;
  contentRef?: Ref<HTMLDivElement>;
}

/** The text of a page for reading; loads nothing of the editor. */
export function PageText({ page, html, changes, contentRef }: PageTextProps) {
  useLinkedSection();
  const { since, isPressed, close } = changes;
  const plain = <Prose html={html} />;
  if (isContentEmpty(html)) return <Text tone="muted">{pageTexts.noContent}</Text>;
  return (
    <div ref={contentRef}>
      {since === undefined ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <ChangedPage page={page} since={since} isPressed={isPressed} html={html} onDone={close} />
        </Suspense>
      )}
    </div>
  );
}

/** Scrolls to the section in the hash, which the browser could not find before the page was rendered. */
function useLinkedSection(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
