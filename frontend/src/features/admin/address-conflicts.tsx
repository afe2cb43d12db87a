import { useQuery } from '@tanstack/react-query';
import { adminUserTexts as texts, fullName, type AddressConflict, type AdminUser } from '@touchline/contract';
import {
  Avatar,
  Button,
  Facts,
  Heading,
  List,
  ListItem,
  MailAddress,
  Stack,
  Text,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { AccountDialog } from './account-dialog';
import { addressConflictsQuery } from './admin-queries';

/** Accounts whose email address is the same as another one in its canonical form; nothing without any. */
export function AddressConflicts() {
  const { data: conflicts = [] } = useQuery(addressConflictsQuery);
  const [edited, setEdited] = useState<AdminUser>();
  return (
    <>
      {conflicts.length > 0 && (
        <Stack gap="12">
          <Stack gap="4">
            <Heading level={2} size="18">
              {texts.addressesToCheck}
            </Heading>
            <Text tone="muted">{texts.addressesToCheckLead}</Text>
          </Stack>
          <List label={texts.addressesToCheck}>
            {conflicts.map((conflict) => (
              <Conflict key={conflict.account.id} conflict={conflict} onChange={setEdited} />
            ))}
          </List>
        </Stack>
      )}
      {edited && <AccountDialog account={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

interface ConflictProps {
  conflict: AddressConflict;
  onChange: (account: AdminUser) => void;
}

function Conflict({ conflict: { account, spelledOut, sameAs }, onChange }: ConflictProps) {
  const name = fullName(account);
  return (
    <ListItem
      title={name}
      detail={
        <Facts>
          <MailAddress>{spelledOut}</MailAddress>
          {sameAs.length > 0 && texts.sameAs(sameAs.map(({ username }) => `@${username}`).join(', '))}
        </Facts>
      }
      start={<Avatar name={name} src={account.avatar} />}
      end={
        <Button size="small" tone="quiet" onPress={() => onChange(account)}>
          {texts.changeAddress}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      }
    />
  );
}
