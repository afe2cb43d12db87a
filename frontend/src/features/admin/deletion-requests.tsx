import { useQuery } from '@tanstack/react-query';
import { adminUserTexts, appTexts, ownDataTexts as texts, type DeletionRequest } from '@touchline/contract';
import {
  Avatar,
  Button,
  ConfirmDialog,
  Facts,
  Heading,
  Inline,
  List,
  ListItem,
  MailAddress,
  Stack,
  Text,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { SearchedPeople } from '../../shared/people/searched-people';
import { useTimeFormat } from '../../shared/time-format';
import { useUser } from '../../shared/session';
import { useDeclineDeletion, useDeleteAccount } from './account-queries';
import { deletionRequestsQuery } from './admin-queries';

interface Open {
  action: 'delete' | 'decline';
  request: DeletionRequest;
}

/** Users who ask for the deletion of their accounts; nothing without any. */
export function DeletionRequests() {
  const { data: requests = [] } = useQuery(deletionRequestsQuery);
  const { id: ownId } = useUser();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      {requests.length > 0 && (
        <Stack gap="12">
          <Stack gap="4">
            <Heading level={2} size="18">
              {texts.requests}
            </Heading>
            <Text tone="muted">{texts.requestsLead}</Text>
          </Stack>
          <SearchedPeople
            people={requests}
            label={texts.searchRequests}
            wordsOf={({ name, email }) => `${name} ${email}`}
          >
            {(found) => (
              <List label={texts.requests}>
                {found.map((request) => (
                  <Request
                    key={request.userId}
                    request={request}
                    isSelf={request.userId === ownId}
                    onAction={(action) => setOpen({ action, request })}
                  />
                ))}
              </List>
            )}
          </SearchedPeople>
        </Stack>
      )}
      {open?.action === 'delete' && <Deletion request={open.request} onClose={close} />}
      {open?.action === 'decline' && <Declining request={open.request} onClose={close} />}
    </>
  );
}

interface RequestProps {
  request: DeletionRequest;
  isSelf: boolean;
  onAction: (action: Open['action']) => void;
}

/** Another super admin decides about a super admin's own request. */
function Request({ request: { name, email, avatar, requestedAt }, isSelf, onAction }: RequestProps) {
  const { longDate } = useTimeFormat();
  return (
    <ListItem
      title={name}
      detail={
        <Facts>
          <MailAddress>{email}</MailAddress>
          {texts.since(longDate(requestedAt))}
        </Facts>
      }
      start={<Avatar name={name} src={avatar} />}
      end={
        !isSelf && (
          <Inline gap="8" isRigid>
            <Button size="small" tone="quiet" onPress={() => onAction('decline')}>
              {texts.decline}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
            <Button size="small" onPress={() => onAction('delete')}>
              {appTexts.delete}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          </Inline>
        )
      }
    />
  );
}

interface DecisionProps {
  request: DeletionRequest;
  onClose: () => void;
}

function Deletion({ request: { userId, name }, onClose }: DecisionProps) {
  const remove = useDeleteAccount();
  return (
    <ConfirmDialog
      title={adminUserTexts.deleteTitle}
      body={adminUserTexts.deleteLead(name)}
      confirmLabel={appTexts.delete}
      cancelLabel={appTexts.cancel}
      isOpen
      isPending={remove.isPending}
      onOpenChange={onClose}
      onConfirm={() => remove.mutate(userId, { onSettled: onClose })}
    />
  );
}

function Declining({ request: { userId, name }, onClose }: DecisionProps) {
  const decline = useDeclineDeletion();
  return (
    <ConfirmDialog
      title={texts.declineTitle}
      body={texts.declineBody(name)}
      confirmLabel={texts.decline}
      cancelLabel={appTexts.cancel}
      isOpen
      isPending={decline.isPending}
      onOpenChange={onClose}
      onConfirm={() => decline.mutate(userId, { onSettled: onClose })}
    />
  );
}
