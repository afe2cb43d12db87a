import { useQuery } from '@tanstack/react-query';
import {
  appTexts,
  canTouchMember,
  fullName,
  memberTexts as texts,
  roleLabel,
  type MemberProfile,
} from '@touchline/contract';
import {
  CopyIcon,
  IconButton,
  Inline,
  MailAddress,
  NavItem,
  NavList,
  PersonCard,
  PersonCardSection,
  ShirtNumber,
  SkeletonText,
  Stack,
  TeamInitial,
  Text,
} from '@touchline/ui-kit';
import { ApiError } from '../api/api-error';
import { copyText } from '../copy-text';
import { LoadFailed } from '../load-failed';
import { teamsQuery, useStanding } from '../session';
import { useTimeFormat } from '../time-format';
import { memberQuery } from './member-queries';
import { RoleSelect } from './role-select';

export interface MemberCardProps {
  teamId: number;
  userId: number;
  /** Shown until the member is loaded. */
  name?: string;
  avatar?: string | null;
  /** The pressed element; null opens a modal. */
  anchor: HTMLButtonElement | null;
  isOpen: boolean;
  onClose: () => void;
}

/** The card of a member of a team. */
export function MemberCard({ teamId, userId, name, avatar, ...overlay }: MemberCardProps) {
  const query = useQuery({ ...memberQuery(teamId, userId), enabled: overlay.isOpen });
  const { data: member, error } = query;
  const hasLeft = error instanceof ApiError && error.status === 404;
  return (
    <PersonCard
      name={member ? fullName(member.user) : (name ?? texts.member)}
      src={member ? member.user.avatar : avatar}
      closeLabel={appTexts.close}
      detail={
        <div role="status">
          {member && <Facts member={member} />}
          {query.isPending && <SkeletonText lines={1} />}
          {hasLeft && (
            <Text size="14" tone="muted">
              {texts.hasLeft}
            </Text>
          )}
        </div>
      }
      {...overlay}
    >
      {member && <Sections member={member} onClose={overlay.onClose} />}
      {query.isLoadingError && !hasLeft && <LoadFailed query={query} />}
    </PersonCard>
  );
}

/** Role, day of joining, number and positions. */
function Facts({ member }: { member: MemberProfile }) {
  const { role, joinedAt, number, positions } = member;
  const { date } = useTimeFormat();
  return (
    <Stack gap="4">
      <Text size="14" tone="muted">
        {texts.roleSince(roleLabel(role), date(joinedAt))}
      </Text>
      {(number !== null || positions.length > 0) && <ShirtNumber number={number} codes={positions} />}
    </Stack>
  );
}

function Sections({ member, onClose }: { member: MemberProfile; onClose: () => void }) {
  const { teamId, userId, role, isTeamAdmin, user, sharedTeams } = member;
  const { data: teams } = useQuery(teamsQuery);
  const team = teams?.find(({ id }) => id === teamId);
  const standing = useStanding(team);
  const { email } = user;
  return (
    <>
      {sharedTeams.length > 0 && (
        <PersonCardSection label={texts.sharedTeams}>
          <NavList label={texts.sharedTeams}>
            {sharedTeams.map(({ id, name, sport }) => (
              <NavItem
                key={id}
                href={`/teams/${id}`}
                onPress={onClose}
                start={<TeamInitial name={name} tint={sport} size="small" />}
              >
                {name}
              </NavItem>
            ))}
          </NavList>
        </PersonCardSection>
      )}
      {email !== null && (
        <PersonCardSection>
          <Inline gap="8" justify="between">
            <MailAddress>{email}</MailAddress>
            <IconButton
              label={texts.copyEmail}
              icon={CopyIcon}
              tone="quiet"
              onPress={() => void copyText({ text: email }, { copied: texts.emailCopied })}
            />
          </Inline>
        </PersonCardSection>
      )}
      {standing && canTouchMember(standing, { userId, role, isTeamAdmin }) && (
        <PersonCardSection>
          <Inline gap="16" justify="between">
            <Text size="14" tone="muted">
              {texts.role}
            </Text>
            <RoleSelect
              teamId={teamId}
              standing={standing}
              userId={userId}
              name={fullName(user)}
              role={role}
            />
          </Inline>
        </PersonCardSection>
      )}
    </>
  );
}
