import { useQuery } from '@tanstack/react-query';
import { accountTexts } from '@touchline/contract';
import { setupQuery, useSetup } from '../features/accounts/account-queries';
import { NewAccountForm } from '../features/accounts/new-account-form';
import { Go, go } from '../shared/go';
import { Entrance } from './entrance';

/** /setup: the first super admin of an empty installation, once. */
export function SetupScreen() {
  const { data } = useQuery(setupQuery);
  const setup = useSetup();
  if (data && !data.needed && !setup.isSuccess) return <Go to="/login" />;
  return (
    <Entrance title={accountTexts.setupTitle} lead={accountTexts.setupLead}>
      <NewAccountForm
        action={accountTexts.setupAction}
        isPending={setup.isPending}
        onSubmit={(account, onError) =>
          setup.mutate(account, { onError, onSuccess: () => go('/dashboard', { replace: true }) })
        }
      />
    </Entrance>
  );
}
