import { pageTexts, type Page } from '@touchline/contract';
import { ChangeStrip, Prose, Stack, Heading, TagRow, Text } from '@touchline/ui-kit';
import { Suspense, useEffect, type Ref } from 'react';
import { isContentEmpty } from '../../shared/content/decorate-content';
import type { ReadableContent } from '../../shared/content/readable-content';
import { AuthorLine } from './author-line';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { FoldedContents, isLong } from './page-contents';
import { useChanges } from './use-changes';

/** Lazy: compares two versions. */
const ChangedPage = lazyWithPreload(async () => (await import('./changed-page')).ChangedPage);

interface PageReadingProps {
  page: Page;
  content: ReadableContent;
  contentRef?: Ref<HTMLDivElement>;
}

/** A page for reading; loads nothing of the editor. */
export function PageReading({ page, content: { html, sections }, contentRef }: PageReadingProps) {
  useLinkedSection();
  const { isOffered, show, close, ...changes } = useChanges(page);
  const plain = <Prose html={html} />;
  return (
    <Stack gap="16">
      <Heading level={1} size="36" isUserText>
        {page.title}
      </Heading>
      <AuthorLine page={page} />
      {isOffered && (
        <ChangeStrip action={pageTexts.showChanges} onPress={show}>
          {pageTexts.changedSinceRead}
        </ChangeStrip>
      )}
      {page.tags.length > 0 && <TagRow tags={page.tags} />}
      {isLong(sections) && <FoldedContents sections={sections} />}
      {isContentEmpty(html) ? (
        <Text tone="muted">{pageTexts.noContent}</Text>
      ) : (
        <div ref={contentRef}>
          {changes.since === undefined ? (
            plain
          ) : (
            <Suspense fallback={plain}>
              <ChangedPage {...changes} since={changes.since} page={page} html={html} onDone={close} />
            </Suspense>
          )}
        </div>
      )}
    </Stack>
  );
}

/** Scrolls to the section in the hash, which the browser could not find before the page was rendered. */
function useLinkedSection(): void {
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
}
