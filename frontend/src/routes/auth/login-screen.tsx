import { useQuery } from '@tanstack/react-query';
import { accountTexts, limits, pathAfterLogin } from '@touchline/contract';
import { Inline, Text, TextLink } from '@touchline/ui-kit';
import { setupQuery } from '../../features/accounts/account-queries';
import { LoginForm } from '../../features/accounts/login-form';
import { HardNavigate, hardNavigate } from '../../shared/hard-navigate';
import { AuthLayout } from './auth-layout';

/** /login; redirects to /setup on an empty installation. The server redirects users with a session. */
export function LoginScreen() {
  const { data: setup } = useQuery(setupQuery);
  if (setup?.needed) return <HardNavigate to="/setup" />;
  return (
    <AuthLayout title={accountTexts.signInTitle} footer={<Support />}>
      <LoginForm onDone={() => setTimeout(goToNext, limits.loginRedirectMs)} />
    </AuthLayout>
  );
}

const goToNext = () =>
  hardNavigate(pathAfterLogin(new URLSearchParams(location.search).get('next')) + location.hash, {
    replace: true,
  });

function Support() {
  return (
    <Inline gap="none" justify="center">
      <Text size="14" tone="muted">
        <TextLink href={`mailto:${accountTexts.supportEmail}`} isAlone>
          {accountTexts.support}
        </TextLink>
      </Text>
    </Inline>
  );
}
