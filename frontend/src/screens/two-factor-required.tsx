import { accountTexts, twoFactorTexts as texts } from '@touchline/contract';
import { Button } from '@touchline/ui-kit';
import { useLogout } from '../features/accounts/account-queries';
import { TwoFactorSetUp } from '../features/accounts/two-factor-set-up';
import { hardNavigate } from '../shared/hard-navigate';
import { AuthLayout } from './auth-layout';

/** In place of every screen, for who has yet to set up the second factor that their club asks for. */
export function TwoFactorRequired() {
  const logout = useLogout();
  const signOut = () => logout.mutate(undefined, { onSuccess: () => hardNavigate('/login') });
  return (
    <AuthLayout
      title={texts.requiredTitle}
      lead={texts.requiredLead}
      footer={
        <Button tone="quiet" fullWidth isPending={logout.isPending} onPress={signOut}>
          {accountTexts.signOut}
        </Button>
      }
    >
      <TwoFactorSetUp onDone={reload} />
    </AuthLayout>
  );
}

/** To the screen that was asked for, with all that was refused until now. */
const reload = () => hardNavigate(location.pathname + location.search, { replace: true });
