import { appTexts } from '@touchline/contract';
import { Button, Centered, toast } from '@touchline/ui-kit';
import { fetchMore, type Parts } from './fetch-more';

interface ShowMoreProps {
  list: Parts & { isFetchingNextPage: boolean };
  label: string;
  /** What is said when nothing came. */
  failure?: string;
  fullWidth?: boolean;
}

/** Below a list that comes in parts; nothing when all of it is there. */
export function ShowMore({ list, label, failure = appTexts.failed, fullWidth }: ShowMoreProps) {
  if (!list.hasNextPage) return null;
  const show = async () => {
    if (await fetchMore(list)) return;
    toast({ title: appTexts.error, description: failure, tone: 'danger' });
  };
  return (
    <Centered>
      <Button fullWidth={fullWidth} isPending={list.isFetchingNextPage} onPress={() => void show()}>
        {label}
      </Button>
    </Centered>
  );
}
