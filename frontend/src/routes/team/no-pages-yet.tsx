import { pageListTexts, pageTexts } from '@touchline/contract';
import { Button, EmptyState, PageIcon, PlusIcon } from '@touchline/ui-kit';

interface NoPagesYetProps {
  canCreate: boolean;
  onCreate: () => void;
}

/** Empty state of a team without pages. */
export function NoPagesYet({ canCreate, onCreate }: NoPagesYetProps) {
  if (!canCreate)
    return <EmptyState icon={PageIcon} title={pageTexts.noPages} detail={pageListTexts.noPagesForPlayers} />;
  const action = (
    <Button icon={PlusIcon} onPress={onCreate}>
      {pageListTexts.firstPage}
    </Button>
  );
  return <EmptyState icon={PageIcon} title={pageTexts.noPages} action={action} />;
}
