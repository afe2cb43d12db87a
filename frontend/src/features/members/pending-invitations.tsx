import { useInfiniteQuery } from '@tanstack/react-query';
import { memberTexts as texts, roleLabel, type Invitation } from '@touchline/contract';
import {
  CloseIcon,
  Facts,
  IconButton,
  List,
  ListItem,
  MailAddress,
  MailIcon,
  SkeletonText,
  Stack,
  Text,
} from '@touchline/ui-kit';
import { invitationsQuery, useCancelInvitation } from './member-queries';
import { LoadFailed } from '../../shared/load-failed';
import { ShowMore } from '../../shared/show-more';
import { useTimeFormat } from '../../shared/time-format';

/** Invitations that are not accepted yet. */
export function PendingInvitations({ teamId }: { teamId: number }) {
  const invitations = useInfiniteQuery(invitationsQuery(teamId));
  if (invitations.isLoadingError) return <LoadFailed query={invitations} />;
  if (!invitations.data) return <SkeletonText lines={2} />;
  const open = invitations.data.pages.flatMap((part) => part.invitations);
  if (open.length === 0) return <Text tone="muted">{texts.noPending}</Text>;
  return (
    <Stack gap="16">
      <List label={texts.pending}>
        {open.map((invitation) => (
          <Pending key={invitation.id} invitation={invitation} />
        ))}
      </List>
      <ShowMore list={invitations} label={texts.morePending} />
    </Stack>
  );
}

function Pending({ invitation }: { invitation: Invitation }) {
  const { teamId, email, role, expiresAt } = invitation;
  const { date } = useTimeFormat();
  const cancel = useCancelInvitation(teamId);
  return (
    <ListItem
      title={<MailAddress>{email}</MailAddress>}
      detail={
        <Facts>
          {roleLabel(role)}
          {`${texts.expires} ${date(expiresAt)}`}
        </Facts>
      }
      start={<MailIcon />}
      end={
        <IconButton
          label={texts.cancelInvitation(email)}
          icon={CloseIcon}
          tone="quiet"
          isDisabled={cancel.isPending}
          onPress={() => cancel.mutate(invitation)}
        />
      }
    />
  );
}
