import { useQuery } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { Centered, ErrorState, Spinner } from '@touchline/ui-kit';
import { Outlet, useLocation } from 'react-router-dom';
import { Go } from '../shared/go';
import { currentUserQuery, UserContext } from '../shared/session';

/** Lets in who is signed in; sends everyone else to sign in, and back here afterwards. */
export function SignedInOnly() {
  const { data: user, isPending, isLoadingError, refetch } = useQuery(currentUserQuery);
  const { pathname, search } = useLocation();
  if (isPending) {
    return (
      <Centered>
        <Spinner label={appTexts.loading} />
      </Centered>
    );
  }
  if (isLoadingError) {
    return (
      <ErrorState title={appTexts.failed} onRetry={() => void refetch()} retryLabel={appTexts.tryAgain} />
    );
  }
  if (user) {
    return (
      <UserContext value={user}>
        <Outlet />
      </UserContext>
    );
  }
  const isPlain = pathname === '/' || pathname === '/dashboard';
  return <Go to={isPlain ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`} />;
}
