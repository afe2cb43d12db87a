import { useQuery } from '@tanstack/react-query';
import { ownDataTexts as texts } from '@touchline/contract';
import { Button, Heading, Inline, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog';
import { useTimeFormat } from '../../shared/time-format';
import { ownDataQuery, useWithdrawDeletion } from './own-data-queries';

const DeletionDialog = lazyDialog(async () => (await import('./deletion-dialog')).DeletionDialog);

/** Asks for the deletion of the user's own account, and takes the request back. */
export function AccountDeletion() {
  const { data } = useQuery(ownDataQuery);
  const { longDate } = useTimeFormat();
  const withdraw = useWithdrawDeletion();
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  const { deletionRequestedAt, isLastSuperAdmin } = data;
  return (
    <Stack gap="12">
      <Stack gap="4">
        <Heading level={3} size="16">
          {texts.deletionTitle}
        </Heading>
        <Text tone="muted">{isLastSuperAdmin ? texts.lastSuperAdmin : texts.deletionLead}</Text>
      </Stack>
      {deletionRequestedAt !== null && <Text>{texts.askedSince(longDate(deletionRequestedAt))}</Text>}
      {deletionRequestedAt !== null && (
        <Inline gap="8">
          <Button isPending={withdraw.isPending} onPress={() => withdraw.mutate()}>
            {texts.withdraw}
          </Button>
        </Inline>
      )}
      {deletionRequestedAt === null && !isLastSuperAdmin && (
        <Inline gap="8">
          <Button onPress={() => setAsking(true)}>{texts.ask}</Button>
        </Inline>
      )}
      {isAsking && <DeletionDialog isOpen onClose={() => setAsking(false)} />}
    </Stack>
  );
}
