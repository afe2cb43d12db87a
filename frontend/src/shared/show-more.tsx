import { appTexts } from '@touchline/contract';
import { Button, Centered, toast, VisuallyHidden } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { countRows, fetchMore, type Parts } from './api/fetch-more';

interface ShowMoreProps {
  list: Parts & { isFetchingNextPage: boolean };
  label: string;
  /** Message of the toast on failure. */
  failure?: string;
  fullWidth?: boolean;
}

/**
 * Button that fetches the next page of a list; renders nothing if there is none. Announces the number of added rows to screen
 * readers. When the last page removes the button, the focus stays at the end of the list.
 */
export function ShowMore({ list, label, failure = appTexts.failed, fullWidth }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [announced, setAnnounced] = useState('');
  const { data, hasNextPage, isFetchingNextPage } = list;
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (isUsed && !hasNextPage && isFocusLost) end.current?.focus({ preventScroll: true });
  }, [isUsed, hasNextPage]);
  if (!hasNextPage && !isUsed) return null;

  const show = async () => {
    setUsed(true);
    setAnnounced('');
    const parts = await fetchMore(list);
    if (parts) setAnnounced(appTexts.rowsAdded(Math.max(0, countRows(parts) - countRows(data?.pages ?? []))));
    else toast({ title: appTexts.error, description: failure, tone: 'danger' });
  };
  return (
    <div ref={end} tabIndex={-1}>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {hasNextPage && (
        <Centered>
          <Button fullWidth={fullWidth} isPending={isFetchingNextPage} onPress={() => void show()}>
            {label}
          </Button>
        </Centered>
      )}
    </div>
  );
}
