import {
  binTexts,
  canExportSpace,
  canOpenTeamSettings,
  canUseBin,
  teamTexts,
  type TeamSummary,
} from '@touchline/contract';
import {
  DownloadIcon,
  MenuButton,
  MoreIcon,
  PinIcon,
  SearchIcon,
  SettingsIcon,
  TrashIcon,
  UnpinIcon,
} from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { usePinTeam } from '../../features/teams/team-queries';
import { lazyDialog } from '../../shared/lazy-dialog';
import { useStanding } from '../../shared/session';

const ArchiveDialog = lazyDialog(
  async () => (await import('../../features/spaces/archive-dialog')).ArchiveDialog,
);

interface TeamMenuProps {
  team: TeamSummary;
  /** Includes the team's settings, which are a button on larger screens. */
  hasSettings?: boolean;
  /** Adds Browse Pages, which is a button on larger screens. */
  onBrowse?: () => void;
}

/** Further actions of a team. */
export function TeamMenu({ team, hasSettings = false, onBrowse }: TeamMenuProps) {
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const browsing = useBrowsing(onBrowse);
  const { mutate } = usePinTeam(team);
  const standing = useStanding(team);
  const hasBin = standing !== undefined && canUseBin(standing);
  const canExport = standing !== undefined && canExportSpace(standing);
  const pin = team.isPinned
    ? { label: teamTexts.unpin, icon: UnpinIcon }
    : { label: teamTexts.pin, icon: PinIcon };
  return (
    <>
      <MenuButton
        label={teamTexts.moreActions}
        icon={MoreIcon}
        isLabelHidden
        onFocus={browsing.onFocus}
        items={[
          ...browsing.entries,
          ...(hasSettings && standing && canOpenTeamSettings(standing)
            ? [
                {
                  id: 'settings',
                  label: teamTexts.settings,
                  icon: SettingsIcon,
                  href: `/teams/${team.id}/settings`,
                },
              ]
            : []),
          { id: 'pin', ...pin, onAction: () => mutate() },
          ...(hasBin
            ? [{ id: 'bin', label: binTexts.title, icon: TrashIcon, href: `/teams/${team.id}/bin` }]
            : []),
          ...(canExport
            ? [
                {
                  id: 'archive',
                  label: teamTexts.archive,
                  icon: DownloadIcon,
                  onAction: () => setArchiveOpen(true),
                },
              ]
            : []),
        ]}
      />
      <ArchiveDialog teamId={team.id} isOpen={isArchiveOpen} onOpenChange={setArchiveOpen} />
    </>
  );
}

/**
 * The entry Browse Pages, if there is an `onBrowse`. It moves the focus to the search once the menu, as it closes, has returned it to
 * its button.
 */
function useBrowsing(onBrowse: (() => void) | undefined) {
  const isPressed = useRef(false);
  const press = () => {
    isPressed.current = true;
  };
  const onFocus = () => {
    if (isPressed.current) onBrowse?.();
    isPressed.current = false;
  };
  const entry = { id: 'browse', label: teamTexts.browse, icon: SearchIcon, onAction: press };
  return { entries: onBrowse ? [entry] : [], onFocus };
}
