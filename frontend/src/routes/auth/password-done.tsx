import { accountTexts, limits } from '@touchline/contract';
import { Button, Stack, Text } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { hardNavigate } from '../../shared/hard-navigate';
import { AuthLayout } from './auth-layout';

interface PasswordDoneProps {
  title: string;
  lead: string;
  /** URL to which the screen redirects after three seconds. */
  to: string;
}

/** Confirms a new password and leads to the sign-in. */
export function PasswordDone({ title, lead, to }: PasswordDoneProps) {
  useEffect(() => {
    const timer = setTimeout(() => hardNavigate(to, { replace: true }), limits.passwordRedirectMs);
    return () => clearTimeout(timer);
  }, [to]);
  return (
    <AuthLayout title={title}>
      <Stack gap="16">
        <div role="status">
          <Text tone="muted">{lead}</Text>
        </div>
        <Button href={to} tone="accent" fullWidth>
          {accountTexts.signIn}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
