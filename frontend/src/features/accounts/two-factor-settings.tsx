import { useQuery } from '@tanstack/react-query';
import { twoFactorTexts as texts, type TwoFactor } from '@touchline/contract';
import { Badge, Button, Inline, SkeletonText, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { LoadFailed } from '../../shared/load-failed';
import { useTimeFormat } from '../../shared/time-format';
import { lazyDialog } from '../../shared/lazy-dialog';
import type { TwoFactorAction } from './two-factor-dialogs';
import { twoFactorQuery } from './two-factor-queries';

const TwoFactorDialog = lazyDialog(async () => (await import('./two-factor-dialogs')).TwoFactorDialog);

/** State of the second factor, and the dialogs that change it. */
export function TwoFactorSettings() {
  const twoFactor = useQuery(twoFactorQuery);
  const [action, setAction] = useState<TwoFactorAction>();
  if (twoFactor.isLoadingError) return <LoadFailed query={twoFactor} />;
  if (!twoFactor.data) return <SkeletonText lines={2} />;
  const { since } = twoFactor.data;
  return (
    <>
      {since === null ? (
        <Inline gap="8">
          <Button onPress={() => setAction('set-up')}>{texts.setUp}</Button>
        </Inline>
      ) : (
        <TurnedOn since={since} left={twoFactor.data.recoveryCodesLeft} onAction={setAction} />
      )}
      {action && <TwoFactorDialog action={action} isOpen onClose={() => setAction(undefined)} />}
    </>
  );
}

/** Warns from this number of remaining recovery codes. */
const LOW_CODE_COUNT = 3;

interface TurnedOnProps {
  since: string;
  left: TwoFactor['recoveryCodesLeft'];
  onAction: (action: TwoFactorAction) => void;
}

function TurnedOn({ since, left, onAction }: TurnedOnProps) {
  const { longDate } = useTimeFormat();
  return (
    <Stack gap="16">
      <Inline gap="8" wrap>
        <Badge tone="success">{texts.on}</Badge>
        <Text>{texts.since(longDate(since))}</Text>
        <Text tone={left <= LOW_CODE_COUNT ? 'danger' : 'muted'}>{texts.codesLeft(left)}</Text>
      </Inline>
      <Inline gap="8" wrap>
        <Button onPress={() => onAction('new-codes')}>{texts.newCodes}</Button>
        <Button tone="quiet" onPress={() => onAction('turn-off')}>
          {texts.turnOff}
        </Button>
      </Inline>
    </Stack>
  );
}
