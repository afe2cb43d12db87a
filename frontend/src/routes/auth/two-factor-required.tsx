import { twoFactorTexts as texts, userMenuTexts } from '@touchline/contract';
import { Button } from '@touchline/ui-kit';
import { useLogout } from '../../features/accounts/account-queries';
import { TwoFactorSetUp } from '../../features/accounts/two-factor-set-up';
import { hardNavigate } from '../../shared/hard-navigate';
import { AuthLayout } from './auth-layout';

/** Replaces every screen until the user has set up a second factor, where the club requires one. */
export function TwoFactorRequired() {
  const logout = useLogout();
  const signOut = () => logout.mutate(undefined, { onSuccess: () => hardNavigate('/login') });
  return (
    <AuthLayout
      title={texts.requiredTitle}
      lead={texts.requiredLead}
      footer={
        <Button tone="quiet" fullWidth isPending={logout.isPending} onPress={signOut}>
          {userMenuTexts.signOut}
        </Button>
      }
    >
      <TwoFactorSetUp onDone={reload} />
    </AuthLayout>
  );
}

/** Reloads the requested screen, with all queries that were refused until now. */
const reload = () => hardNavigate(location.pathname + location.search, { replace: true });
