import { useInfiniteQuery } from '@tanstack/react-query';
import { isInvitedByEmail, memberTexts as texts, roleLabel, type Invitation } from '@touchline/contract';
import {
  Button,
  CloseIcon,
  Facts,
  IconButton,
  Inline,
  List,
  ListItem,
  MailAddress,
  MailIcon,
  RelativeTime,
  SearchField,
  SkeletonText,
  Stack,
  Text,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { invitationsQuery, useCancelInvitation, useInvite } from './member-queries';
import { SEARCH_DELAY_MS, useDebouncedValue } from '../../shared/hooks/use-debounced-value';
import { LoadFailed } from '../../shared/load-failed';
import { MAX_UNSEARCHED } from '../../shared/max-unsearched';
import { ShowMore } from '../../shared/show-more';
import { useTimeFormat } from '../../shared/time-format';

/** Invitations that are not accepted yet. */
export function PendingInvitations({ teamId }: { teamId: number }) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const invitations = useInfiniteQuery(invitationsQuery(teamId, search));
  const open = invitations.data?.pages.flatMap((part) => part.invitations);
  const isSearched = text !== '' || search !== '' || (open && open.length > MAX_UNSEARCHED);
  return (
    <Stack gap="16">
      {isSearched && (
        <SearchField
          label={texts.searchPending}
          placeholder={texts.searchPending}
          value={text}
          onChange={setText}
        />
      )}
      {invitations.isLoadingError && <LoadFailed query={invitations} />}
      {invitations.isPending && <SkeletonText lines={2} />}
      {open && <Found open={open} search={search} />}
      <ShowMore list={invitations} label={texts.morePending} />
    </Stack>
  );
}

function Found({ open, search }: { open: readonly Invitation[]; search: string }) {
  if (open.length === 0)
    return (
      <div role="status">
        <Text tone="muted">{search === '' ? texts.noPending : texts.noPendingMatch(search)}</Text>
      </div>
    );
  return (
    <List label={texts.pending}>
      {open.map((invitation) => (
        <Pending key={invitation.id} invitation={invitation} />
      ))}
    </List>
  );
}

function Pending({ invitation }: { invitation: Invitation }) {
  const { teamId, email, role, createdAt, expiresAt } = invitation;
  const { date } = useTimeFormat();
  const cancel = useCancelInvitation(teamId);
  const resend = useInvite(teamId);
  return (
    <ListItem
      title={<MailAddress>{email}</MailAddress>}
      detail={
        <Facts>
          {roleLabel(role)}
          <>
            {texts.invited} <RelativeTime at={createdAt} />
          </>
          {`${texts.expires} ${date(expiresAt)}`}
        </Facts>
      }
      start={<MailIcon />}
      end={
        <Inline gap="8" isRigid>
          {isInvitedByEmail(role) && (
            <Button tone="quiet" isPending={resend.isPending} onPress={() => resend.mutate({ email, role })}>
              {texts.resend}
              <VisuallyHidden> {email}</VisuallyHidden>
            </Button>
          )}
          <IconButton
            label={texts.cancelInvitation(email)}
            icon={CloseIcon}
            tone="quiet"
            isDisabled={cancel.isPending}
            onPress={() => cancel.mutate(invitation)}
          />
        </Inline>
      }
    />
  );
}
