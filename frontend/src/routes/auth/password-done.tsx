import { accountTexts, limits } from '@touchline/contract';
import { Button, Stack, Text } from '@touchline/ui-kit';
import { AuthLayout } from './auth-layout';
import { useRedirect } from './use-redirect';

interface PasswordDoneProps {
  title: string;
  lead: string;
  /** URL to which the screen redirects after three seconds. */
  to: string;
}

/** Confirms a new password and leads to the sign-in. */
export function PasswordDone({ title, lead, to }: PasswordDoneProps) {
  useRedirect(to, { when: true, afterMs: limits.passwordRedirectMs });
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
