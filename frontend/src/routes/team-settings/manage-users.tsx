import {
  linkTexts,
  memberTexts,
  userTexts as texts,
  type Standing,
  type TeamSummary,
} from '@touchline/contract';
import {
  Button,
  codeOf,
  Heading,
  Inline,
  lazyOverlay,
  MailIcon,
  PlusIcon,
  Stack,
  UploadIcon,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { InviteLinks } from '../../features/invites/invite-links';
import { LinkDialog } from '../../features/invites/link-dialog';
import { InviteDialog } from '../../features/members/invite-dialog';
import { PendingInvitations } from '../../features/members/pending-invitations';
import { UsersTable } from '../../features/members/users-table';
import { Panel } from '../shared/panel';

/** Lazy: only users who import a list need its parser. */
const BulkDialog = lazyOverlay(
  codeOf(async () => (await import('../../features/members/bulk-dialog')).BulkDialog),
);

type Open = 'invite' | 'bulk' | 'link';

/** Users of a team, invitations and invitation links. */
export function ManageUsers({ team, standing }: { team: TeamSummary; standing: Standing }) {
  const [open, setOpen] = useState<Open>();
  const { id: teamId } = team;
  const close = () => setOpen(undefined);
  return (
    <Stack gap="24">
      <Panel title={texts.users}>
        <Stack gap="24">
          <Inline gap="8" wrap>
            <Button tone="accent" icon={MailIcon} onPress={() => setOpen('invite')}>
              {texts.invite}
            </Button>
            <Button icon={UploadIcon} onPress={() => setOpen('bulk')}>
              {texts.bulk}
            </Button>
          </Inline>
          <UsersTable team={team} standing={standing} />
          <Stack gap="8">
            <Heading level={3} size="16">
              {memberTexts.pending}
            </Heading>
            <PendingInvitations teamId={teamId} />
          </Stack>
        </Stack>
      </Panel>
      <Panel title={linkTexts.title} lead={linkTexts.lead}>
        <Stack gap="16">
          <Inline gap="8">
            <Button icon={PlusIcon} onPress={() => setOpen('link')}>
              {linkTexts.create}
            </Button>
          </Inline>
          <InviteLinks team={team} standing={standing} />
        </Stack>
      </Panel>
      <InviteDialog teamId={teamId} isOpen={open === 'invite'} onOpenChange={close} />
      <LinkDialog team={team} standing={standing} isOpen={open === 'link'} onOpenChange={close} />
      {open === 'bulk' && <BulkDialog isOpen team={team} standing={standing} onClose={close} />}
    </Stack>
  );
}
