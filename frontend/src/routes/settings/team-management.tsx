import { useQuery } from '@tanstack/react-query';
import { canManageMembers, memberTexts, settingsTexts as texts, type TeamSummary } from '@touchline/contract';
import { EmptyState, Heading, Select, SkeletonText, Stack, TextLink } from '@touchline/ui-kit';
import { useState } from 'react';
import { InviteByMail } from '../../features/members/invite-by-mail';
import { MemberList } from '../../features/members/member-list';
import { PendingInvitations } from '../../features/members/pending-invitations';
import { standingOf, teamsQuery, useUser } from '../../shared/session';
import { Panel } from '../shared/panel';

/** Members of the teams that the user manages. */
export function TeamManagement() {
  const user = useUser();
  const teams = useQuery(teamsQuery);
  const [chosen, setChosen] = useState<string>();
  const managed = teams.data?.filter((team) => canManageMembers(standingOf(user, team)));
  const team = managed?.find(({ id }) => String(id) === chosen) ?? managed?.[0];

  return (
    <Panel title={texts.teams} lead={texts.teamsLead}>
      {!managed && <SkeletonText lines={6} />}
      {managed?.length === 0 && <EmptyState level={3} title={texts.noTeams} detail={texts.noTeamsLead} />}
      {managed && team && (
        <Stack gap="24">
          <Select
            label={texts.pickTeam}
            items={managed.map(({ id, name }) => ({ id: String(id), label: name }))}
            selectedKey={String(team.id)}
            onSelectionChange={setChosen}
          />
          <People key={team.id} team={team} />
        </Stack>
      )}
    </Panel>
  );
}

function People({ team }: { team: TeamSummary }) {
  const standing = standingOf(useUser(), team);
  return (
    <Stack gap="24">
      <InviteByMail teamId={team.id} />
      <Stack gap="8">
        <Heading level={3} size="16">
          {memberTexts.pending}
        </Heading>
        <PendingInvitations teamId={team.id} />
      </Stack>
      <Stack gap="8">
        <Heading level={3} size="16">
          {memberTexts.members}
        </Heading>
        <MemberList team={team} standing={standing} />
      </Stack>
      <TextLink href={`/teams/${team.id}/settings`} isAlone>
        {texts.allSettings}
      </TextLink>
    </Stack>
  );
}
