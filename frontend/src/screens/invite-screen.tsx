import { useQuery } from '@tanstack/react-query';
import { appTexts, inviteTexts, roleLabel, type InviteDetails } from '@touchline/contract';
import { Badge, Button, Inline, Skeleton, Spacer, Stack, TeamInitial, Text } from '@touchline/ui-kit';
import { inviteQuery, useJoin } from '../features/invites/invite-queries';
import { serverMessage } from '../shared/api-error';
import { currentUserQuery } from '../shared/session';
import { go } from '../shared/go';
import { Entrance } from './entrance';

/** /invite/{token}: who invites, as what, and the way in. */
export function InviteScreen() {
  const token = /^\/invite\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
  const invite = useQuery(inviteQuery(token));
  if (invite.isError) {
    return (
      <Entrance title={inviteTexts.invalidTitle}>
        <Stack gap="24">
          <Text tone="muted">{serverMessage(invite.error) ?? inviteTexts.invalid}</Text>
          <Button href="/dashboard">{appTexts.toDashboard}</Button>
        </Stack>
      </Entrance>
    );
  }
  return (
    <Entrance title={inviteTexts.invited}>
      {invite.data ? <Invitation token={token} invite={invite.data} /> : <Skeleton height="160" />}
    </Entrance>
  );
}

function Invitation({ token, invite: { team, role } }: { token: string; invite: InviteDetails }) {
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
      <WayIn token={token} />
    </Stack>
  );
}

function WayIn({ token }: { token: string }) {
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
  return (
    <Stack gap="8">
      <Text size="14" tone="muted">
        {user.data.email}
      </Text>
      <Button
        tone="accent"
        fullWidth
        isPending={join.isPending}
        onPress={() => join.mutate(undefined, { onSuccess: () => go('/dashboard') })}
      >
        {inviteTexts.join}
      </Button>
    </Stack>
  );
}
