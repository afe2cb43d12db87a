import { useQuery } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { Centered, Spinner } from '@touchline/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { HardNavigate } from '../shared/hard-navigate';
import { LoadFailed } from '../shared/load-failed';
import { currentUserQuery, UserContext } from '../shared/session';
import { tabAccount } from '../shared/tab-account';

const TwoFactorRequired = lazy(async () => ({
  default: (await import('../routes/auth/two-factor-required')).TwoFactorRequired,
}));

const Waiting = () => (
  <Centered>
    <Spinner label={appTexts.loading} />
  </Centered>
);

/**
 * Renders child routes for a user with a session and, where it is required, a second factor; redirects to the sign-in otherwise, with
 * the way back in `next`.
 */
export function SignedInOnly() {
  const { data: user, isPending, isLoadingError, refetch } = useQuery(currentUserQuery);
  const { pathname, search, hash } = useLocation();
  const userId = user?.id;
  useEffect(() => tabAccount.become(userId), [userId]);
  if (isPending) return <Waiting />;
  if (isLoadingError) return <LoadFailed query={{ refetch }} />;
  if (user?.twoFactor === 'required') {
    return (
      <UserContext value={user}>
        <Suspense fallback={<Waiting />}>
          <TwoFactorRequired />
        </Suspense>
      </UserContext>
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
  return (
    <HardNavigate to={isPlain ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}${hash}`} />
  );
}
