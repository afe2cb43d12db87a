import { useQuery } from '@tanstack/react-query';
import { appTexts, inviteTexts, roleLabel, type InviteDetails } from '@touchline/contract';
import { Badge, Button, Inline, Skeleton, Spacer, Stack, TeamInitial, Text } from '@touchline/ui-kit';
import { inviteQuery, useJoin, useSignOutHere } from '../../features/invites/invite-queries';
import { serverMessage } from '../../shared/api/api-error';
import { currentUserQuery } from '../../shared/session';
import { hardNavigate } from '../../shared/hard-navigate';
import { AuthLayout } from '../auth/auth-layout';

/** /invite/{token}: shows team and role of an invitation, and joins or leads to the sign-in. */
export function InviteScreen() {
  const token = /^\/invite\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
  const invite = useQuery(inviteQuery(token));
  if (invite.isError) {
    return (
      <AuthLayout title={inviteTexts.invalidTitle}>
        <Stack gap="24">
          <Text tone="muted">{serverMessage(invite.error) ?? inviteTexts.invalid}</Text>
          <Button href="/dashboard">{appTexts.toDashboard}</Button>
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={inviteTexts.invited}>
      {invite.data ? <Invitation token={token} invite={invite.data} /> : <Skeleton height="160" />}
    </AuthLayout>
  );
}

function Invitation({
  token,
  invite: { team, role, invitedBy, email },
}: {
  token: string;
  invite: InviteDetails;
}) {
  return (
    <Stack gap="24">
      <Inline gap="16" align="center">
        <TeamInitial name={team.name} tint={team.sport} size="large" />
        <Stack gap="2">
          <Text weight="strong" size="18">
            {team.name}
          </Text>
          <Text tone="muted">{team.sport}</Text>
        </Stack>
        <Spacer />
        <Badge tone="accent">{roleLabel(role)}</Badge>
      </Inline>
      {invitedBy && <Text tone="muted">{inviteTexts.invitedBy(invitedBy)}</Text>}
      <JoinOrSignIn token={token} invitedEmail={email} />
    </Stack>
  );
}

interface JoinProps {
  token: string;
  /** The address that the invitation was sent to; undefined for a link. */
  invitedEmail: string | undefined;
}

function JoinOrSignIn({ token, invitedEmail }: JoinProps) {
  const user = useQuery(currentUserQuery);
  const join = useJoin(token);
  if (user.isPending) return <Skeleton height="48" />;
  if (!user.data) {
    return (
      <Button tone="accent" href={`/auth?invite=${encodeURIComponent(token)}`} fullWidth>
        {inviteTexts.loginOrSignUp}
      </Button>
    );
  }
  const { email } = user.data;
  if (invitedEmail && invitedEmail.toLowerCase() !== email.toLowerCase())
    return <ForAnother email={email} invitedEmail={invitedEmail} />;
  return (
    <Stack gap="8">
      <Text size="14" tone="muted">
        {email}
      </Text>
      <Button
        tone="accent"
        fullWidth
        isPending={join.isPending}
        onPress={() => join.mutate(undefined, { onSuccess: () => hardNavigate('/dashboard') })}
      >
        {inviteTexts.join}
      </Button>
    </Stack>
  );
}

/** The browser is signed in as another user than the invited one: joining would be refused. */
function ForAnother({ email, invitedEmail }: { email: string; invitedEmail: string }) {
  const signOut = useSignOutHere();
  return (
    <Stack gap="16">
      <Text>{inviteTexts.forAnother(invitedEmail, email)}</Text>
      <Button tone="accent" fullWidth isPending={signOut.isPending} onPress={() => signOut.mutate()}>
        {inviteTexts.signOutToJoin}
      </Button>
    </Stack>
  );
}
