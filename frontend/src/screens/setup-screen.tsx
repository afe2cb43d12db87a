import { useQuery } from '@tanstack/react-query';
import { accountTexts } from '@touchline/contract';
import { Navigate, useNavigate } from 'react-router-dom';
import { setupQuery, useSetup } from '../features/accounts/account-queries';
import { NewAccountForm } from '../features/accounts/new-account-form';
import { Entrance } from './entrance';

/** /setup: the first super admin of an empty installation, once. */
export function SetupScreen() {
  const { data } = useQuery(setupQuery);
  const setup = useSetup();
  const navigate = useNavigate();
  if (data && !data.needed && !setup.isSuccess) return <Navigate to="/login" replace />;
  return (
    <Entrance title={accountTexts.setupTitle} lead={accountTexts.setupLead}>
      <NewAccountForm
        action={accountTexts.setupAction}
        isPending={setup.isPending}
        onSubmit={(account, onError) =>
          setup.mutate(account, { onError, onSuccess: () => void navigate('/dashboard') })
        }
      />
    </Entrance>
  );
}
