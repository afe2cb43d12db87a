import type { UseQueryResult } from '@tanstack/react-query';
import { passwordScreenTexts as texts } from '@touchline/contract';
import { Button, Inline, Spinner, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { isStatus } from '../../shared/api/api-error';
import { AuthLayout } from './auth-layout';
import { BackToSignIn } from './back-to-sign-in';

interface CheckedLinkProps {
  title: string;
  /** The request that answers 400 for a link that is no longer valid. */
  check: UseQueryResult;
  /** Shown if the check could not be done. */
  failure: string;
  /** Shown for a link that is not valid. */
  invalid: ReactNode;
  children: ReactNode;
}

/** Shows its children once the link of a mail is known to be valid. */
export function CheckedLink({ title, check, failure, invalid, children }: CheckedLinkProps) {
  if (check.isPending) {
    return (
      <AuthLayout title={title}>
        <Inline gap="8" justify="center">
          <Spinner label={texts.verifying} />
          <Text tone="muted">{texts.verifying}</Text>
        </Inline>
      </AuthLayout>
    );
  }
  if (isStatus(check.error, 400)) return invalid;
  if (check.isError) {
    return (
      <AuthLayout title={title} footer={<BackToSignIn />}>
        <Stack gap="16">
          <Text tone="danger">{failure}</Text>
          <Button onPress={() => void check.refetch()} isPending={check.isFetching} fullWidth>
            {texts.tryAgain}
          </Button>
        </Stack>
      </AuthLayout>
    );
  }
  return children;
}
