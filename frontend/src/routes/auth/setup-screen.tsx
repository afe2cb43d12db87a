import { useQuery } from '@tanstack/react-query';
import { setupTexts } from '@touchline/contract';
import { setupQuery } from '../../features/accounts/account-queries';
import { useSetup } from '../../features/accounts/registration-queries';
import { NewAccountForm } from '../../features/accounts/new-account-form';
import { HardNavigate, hardNavigate } from '../../shared/hard-navigate';
import { AuthLayout } from './auth-layout';

/** /setup: creates the first super admin of an empty installation. */
export function SetupScreen() {
  const { data } = useQuery(setupQuery);
  const setup = useSetup();
  if (data && !data.needed && !setup.isSuccess) return <HardNavigate to="/login" />;
  return (
    <AuthLayout title={setupTexts.setupTitle} lead={setupTexts.setupLead}>
      <NewAccountForm
        action={setupTexts.setupAction}
        isPending={setup.isPending}
        onSubmit={(account, onError) =>
          setup.mutate(account, { onError, onSuccess: () => hardNavigate('/dashboard', { replace: true }) })
        }
      />
    </AuthLayout>
  );
}
