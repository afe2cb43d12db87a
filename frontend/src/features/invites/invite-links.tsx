import { useInfiniteQuery } from '@tanstack/react-query';
import {
  appTexts,
  canGrant,
  inviteLinkStatus,
  linkTexts as texts,
  roleLabel,
  type InviteLink,
  type InviteLinkStatus,
  type Standing,
  type TeamSummary,
} from '@touchline/contract';
import {
  Badge,
  ConfirmDialog,
  CopyIcon,
  EmptyState,
  LinkIcon,
  LockIcon,
  QrCodeIcon,
  Table,
  TrashIcon,
  VisuallyHidden,
  type MenuEntry,
  type TableColumn,
  useMinute,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { LinkReadyDialog } from './link-ready-dialog';
import { copyInviteLink, linksQuery, useDeactivateLink, useDeleteLink } from './link-queries';
import { nowMs } from '../../shared/clock';
import { LoadFailed } from '../../shared/load-failed';
import { ShowMore } from '../../shared/show-more';
import { useTimeFormat } from '../../shared/time-format';

interface InviteLinksProps {
  team: TeamSummary;
  standing: Standing;
}

/** Links by which users join a team. */
export function InviteLinks({ team, standing }: InviteLinksProps) {
  const links = useInfiniteQuery(linksQuery(team.id));
  const [shown, setShown] = useState<InviteLink>();
  const [leaving, setLeaving] = useState<InviteLink>();
  const deactivate = useDeactivateLink(team.id);
  const remove = useDeleteLink(team.id);
  if (links.isLoadingError) return <LoadFailed query={links} />;
  const actions = (link: InviteLink) =>
    actionsFor(link, {
      standing,
      onShow: setShown,
      onDelete: setLeaving,
      onDeactivate: ({ id }) => deactivate.mutate(id),
    });
  return (
    <>
      <Table
        label={texts.title}
        columns={columns}
        rows={links.data?.pages.flatMap((part) => part.links) ?? []}
        isLoading={links.isPending}
        emptyState={<EmptyState level={3} icon={LinkIcon} title={texts.none} />}
        rowActions={actions}
        rowActionsLabel={({ role }) => texts.actionsFor(roleLabel(role))}
      />
      <ShowMore list={links} label={texts.more} />
      {shown && <LinkReadyDialog team={team} link={shown} onClose={() => setShown(undefined)} />}
      {leaving && (
        <ConfirmDialog
          title={texts.deleteTitle}
          body={texts.deleteLead}
          confirmLabel={texts.delete}
          cancelLabel={appTexts.cancel}
          isOpen
          isPending={remove.isPending}
          onOpenChange={() => setLeaving(undefined)}
          onConfirm={() => remove.mutate(leaving.id, { onSettled: () => setLeaving(undefined) })}
        />
      )}
    </>
  );
}

const tones: Record<InviteLinkStatus, 'success' | 'neutral' | 'warning'> = {
  Active: 'success',
  Inactive: 'neutral',
  Expired: 'warning',
  'Max Uses Reached': 'warning',
};

const statusOf = (link: InviteLink) => inviteLinkStatus(link, new Date(nowMs()));

/** The status at the time of the document until it is hydrated, as all that depends on the time. */
function LinkStatus({ link }: { link: InviteLink }) {
  const status = inviteLinkStatus(link, new Date(useMinute()));
  return <Badge tone={tones[status]}>{status}</Badge>;
}

const Expiry = ({ at }: { at: string }) => useTimeFormat().dateTime(at);

const columns: TableColumn<InviteLink>[] = [
  {
    id: 'role',
    label: texts.role,
    isRowHeader: true,
    width: '1fr',
    text: ({ role }) => roleLabel(role),
    cell: ({ role }) => roleLabel(role),
    onPhone: 'title',
  },
  {
    id: 'status',
    label: texts.status,
    width: 160,
    cell: (link) => <LinkStatus link={link} />,
  },
  {
    id: 'uses',
    label: texts.uses,
    width: 96,
    cell: ({ usedCount, maxUses }) => (
      <>
        <span aria-hidden="true">{texts.usesOf(usedCount, maxUses)}</span>
        <VisuallyHidden>{texts.usesSpoken(usedCount, maxUses)}</VisuallyHidden>
      </>
    ),
  },
  {
    id: 'expires',
    label: texts.expires,
    width: 184,
    cell: ({ expiresAt }) => (expiresAt ? <Expiry at={expiresAt} /> : texts.never),
  },
];

interface Offered {
  standing: Standing;
  onShow: (link: InviteLink) => void;
  onDelete: (link: InviteLink) => void;
  onDeactivate: (link: InviteLink) => void;
}

function actionsFor(link: InviteLink, { standing, onShow, onDelete, onDeactivate }: Offered): MenuEntry[] {
  const copy = () => void copyInviteLink(link.token);
  const useful: MenuEntry[] = [
    { id: 'copy', label: texts.copy, icon: CopyIcon, onAction: copy },
    { id: 'code', label: texts.showCode, icon: QrCodeIcon, onAction: () => onShow(link) },
  ];
  if (!canGrant(standing, link.role)) return useful;
  const end: MenuEntry = {
    id: 'deactivate',
    label: texts.deactivate,
    icon: LockIcon,
    onAction: () => onDeactivate(link),
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: texts.delete,
    icon: TrashIcon,
    tone: 'danger',
    onAction: () => onDelete(link),
  };
  return [...useful, ...(statusOf(link) === 'Active' ? [end] : []), remove];
}
