import { contentMoveTexts as texts, type TeamSummary, type User } from '@touchline/contract';
import { MenuButton, MoreIcon } from '@touchline/ui-kit';
import { expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { page, render } from '../../shared/pages-under-test';
import { standingOf, teamsQuery, UserContext } from '../../shared/session';
import { useMoveEntry } from './content-move';

const user = { id: 1, role: 'player' } as User;
const teamOf = (id: number, teamRole: TeamSummary['teamRole'] = 'coach') =>
  ({ id, name: `Team ${id}`, teamRole, teamAdminId: null, memberCount: id }) as TeamSummary;

/** Shows the menu of a page of team 3, for a user of these teams. */
function menuOf(teams: readonly TeamSummary[], isDraft = false): void {
  function Menu() {
    const standing = standingOf(user, teamOf(3));
    const writing = { standing, save: () => Promise.resolve(true), isUploading: () => false };
    const { entry, dialog } = useMoveEntry({ ...page, kind: 'page', isDraft }, writing);
    return (
      <>
        <MenuButton
          label="Menu"
          icon={MoreIcon}
          items={entry ? [entry] : [{ id: 'other', label: 'Other' }]}
        />
        {dialog}
      </>
    );
  }
  const queries = render(
    <UserContext value={user}>
      <Menu />
    </UserContext>,
  );
  queries.setQueryData(teamsQuery.queryKey, [...teams]);
}

const entry = screen.getByRole('menuitem', { name: texts.move });
const dialog = screen.getByRole('dialog', { name: texts.title.page });
const moveNow = dialog.getByRole('button', { name: texts.moveNow });

async function open(): Promise<void> {
  await screen.getByRole('button', { name: 'Menu' }).click();
  await entry.click();
  await expect.element(dialog).toBeVisible();
}

it('the dialog lists the other teams that the user edits, and says who will see the page', async () => {
  menuOf([teamOf(3), teamOf(4), teamOf(5), teamOf(6, 'player')]);
  await open();
  await expect.element(moveNow).toBeDisabled();
  expect(dialog.getByRole('radio').elements()).toHaveLength(2);
  (dialog.getByRole('radio', { name: 'Team 5' }).element() as HTMLElement).click();
  await expect.element(dialog.getByText('5 members of Team 5 will see it.')).toBeVisible();
  await expect.element(moveNow).toBeEnabled();
});

it('the only other team is chosen, and a draft stays with its coaches and admins', async () => {
  menuOf([teamOf(3), teamOf(4)], true);
  await open();
  await expect.element(dialog.getByText('Only coaches and admins of Team 4 will see it')).toBeVisible();
  await expect.element(moveNow).toBeEnabled();
});

it('more than ten teams are searched', async () => {
  menuOf([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((id) => teamOf(id)));
  await open();
  await dialog.getByRole('searchbox', { name: texts.find }).fill('team 14');
  await expect.element(dialog.getByText('Team 14')).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toHaveLength(1);
  await dialog.getByRole('searchbox', { name: texts.find }).fill('nobody');
  await expect.element(dialog.getByText(texts.noneFound)).toBeVisible();
});

it('a user who edits no other team is not offered to move', async () => {
  menuOf([teamOf(3), teamOf(6, 'player')]);
  await screen.getByRole('button', { name: 'Menu' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Other' })).toBeVisible();
  expect(entry.elements()).toHaveLength(0);
});
