import { useQuery } from '@tanstack/react-query';
import { accountTexts, limits } from '@touchline/contract';
import { Inline, Text, TextLink } from '@touchline/ui-kit';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { setupQuery } from '../features/accounts/account-queries';
import { LoginForm } from '../features/accounts/login-form';
import { currentUserQuery } from '../shared/session';
import { placeAfterLogin } from '../shared/place-after-login';
import { Entrance } from './entrance';

/** /login; on an empty installation it leads to the first-run screen. */
export function LoginScreen() {
  const { data: user } = useQuery(currentUserQuery);
  const { data: setup } = useQuery(setupQuery);
  const [params] = useSearchParams();
  const [wasSignedIn] = useState(Boolean(user));
  const navigate = useNavigate();
  const next = placeAfterLogin(params.get('next'));

  if (wasSignedIn) return <Navigate to={next} replace />;
  if (setup?.needed) return <Navigate to="/setup" replace />;
  return (
    <Entrance title={accountTexts.signInTitle} footer={<Support />}>
      <LoginForm onDone={() => setTimeout(() => void navigate(next), limits.loginRedirect)} />
    </Entrance>
  );
}

function Support() {
  return (
    <Inline gap="none" justify="center">
      <Text size="14" tone="muted">
        <TextLink href={`mailto:${accountTexts.supportEmail}`}>{accountTexts.support}</TextLink>
      </Text>
    </Inline>
  );
}
