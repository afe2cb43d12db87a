import type { ContentKind } from '@touchline/contract';
import { useIsServer } from '@touchline/ui-kit';
import { Suspense, type ReactNode } from 'react';
import { lazyWithPreload } from '../../shared/lazy-with-preload';

/** Lazy: players are not shown who writes, and load none of it. */
const WriterFaces = lazyWithPreload(
  async () => (await import('../../features/writers/writer-faces')).WriterFaces,
);

interface WritersProps {
  content: { kind: ContentKind; id: number };
  /** Shown while nobody else writes. */
  children?: ReactNode;
}

/** The other editors who write in a page or play; for editors. */
export function Writers(props: WritersProps) {
  const isServer = useIsServer();
  return isServer ? (
    props.children
  ) : (
    <Suspense fallback={props.children}>
      <WriterFaces {...props} />
    </Suspense>
  );
}
