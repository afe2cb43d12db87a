import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/avatar';
import {
  AdminIcon,
  CommentIcon,
  LinkIcon,
  MailIcon,
  MoreIcon,
  PlusIcon,
  PrintIcon,
  SettingsIcon,
  ShareIcon,
  SignOutIcon,
  TrashIcon,
} from '../icons/icons';
import { InState } from '../story/in-state';
import { Matrix } from '../story/matrix';
import { Text } from '../text/text';
import { MenuButton, type MenuButtonProps } from './menu-button';
import { expectShown } from '../story/expect-shown';

const onAction = fn();

const meta = {
  title: 'Actions/Menu button',
  component: MenuButton,
  args: {
    label: 'Share',
    icon: ShareIcon,
    items: [
      { id: 'copy', label: 'Copy link', icon: LinkIcon, onAction },
      { id: 'mail', label: 'Email', icon: MailIcon, shortcut: 'Ctrl E' },
      { id: 'chat', label: 'WhatsApp', icon: CommentIcon, isDisabled: true },
      {
        id: 'more',
        title: 'Take it with you',
        items: [{ id: 'pdf', label: 'Export as PDF', icon: PrintIcon }],
      },
      { id: 'last', items: [{ id: 'delete', label: 'Delete page', icon: TrashIcon, tone: 'danger' }] },
    ],
  },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const share = meta.args;

const statesOf = (props: Partial<MenuButtonProps>) => {
  const button = <MenuButton {...share} {...props} />;
  return [
    button,
    <InState is="hovered">{button}</InState>,
    <InState is="focus-visible">{button}</InState>,
    <InState is="pressed">{button}</InState>,
    <MenuButton key="disabled" {...share} {...props} isDisabled />,
  ];
};

export const Overview: Story = {
  render: () => (
    <Matrix
      label="Menu buttons"
      columns={['Rest', 'Hover', 'Focus', 'Open', 'Disabled']}
      rows={[
        { label: 'Quiet', cells: statesOf({}) },
        { label: 'Neutral', cells: statesOf({ tone: 'neutral' }) },
        { label: 'Accent', cells: statesOf({ tone: 'accent', label: 'Create', icon: PlusIcon }) },
        { label: 'Small', cells: statesOf({ tone: 'neutral', size: 'small' }) },
        { label: 'Icon alone', cells: statesOf({ icon: MoreIcon, label: 'More', isLabelHidden: true }) },
        {
          label: 'A value',
          cells: statesOf({ icon: undefined, label: 'Role', text: 'Coach', size: 'small' }),
        },
        { label: 'Pending', cells: statesOf({ isPending: true }) },
        {
          label: 'Own trigger',
          cells: statesOf({ label: 'Account', trigger: <Avatar name="Mara Okafor" size="small" /> }),
        },
      ]}
    />
  ),
};

/** Tests sections, icons, details, shortcuts, selected and disabled entries. */
export const EveryKindOfEntry: Story = {
  args: {
    label: 'Page',
    items: [
      { id: 'copy', label: 'Copy link', icon: LinkIcon, shortcut: 'Ctrl L' },
      { id: 'print', label: 'Print', icon: PrintIcon, shortcut: 'Ctrl P', detail: 'Fits on one A4 sheet' },
      {
        id: 'publish',
        label: 'Share with the league',
        icon: ShareIcon,
        isDisabled: true,
        detail: 'Only coaches can share outside the club',
      },
      {
        id: 'order',
        title: 'Order of comments',
        items: [
          { id: 'newest', label: 'Newest first', isSelected: true },
          { id: 'place', label: 'As in the text' },
        ],
      },
      {
        id: 'last',
        items: [{ id: 'delete', label: 'Delete page', icon: TrashIcon, tone: 'danger', shortcut: 'Del' }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Page' }));
    await expectShown(() => screen.getByRole('menu'));
    await expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
    await expect(screen.getByRole('menuitem', { name: /league/ })).toHaveAccessibleDescription(
      /Only coaches/,
    );
  },
};

/** On phones the menu is a bottom sheet with its name as the title. */
export const OnAPhoneItIsASheet: Story = {
  ...EveryKindOfEntry,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Page' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Page' });
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    const sheet = menu.parentElement ?? menu;
    await waitFor(async () => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      await expect([left, right, bottom]).toEqual([
        0,
        document.body.getBoundingClientRect().right,
        window.innerHeight,
      ]);
    });
    await expect(sheet).toHaveTextContent(/^Page/);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...EveryKindOfEntry, globals: { direction: 'rtl' } };

export const LongTextsWrap: Story = {
  args: {
    label: 'Teams',
    items: [
      {
        id: 'long',
        label: 'Northern Regional Schools Rugby Union Association, Under 18 Development Squad',
        detail: 'Rugby Union, 48 players, season 2025/26, played on Saturdays in the northern region',
      },
      { id: 'short', label: 'Falcons U18', shortcut: 'Ctrl Shift F' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Teams' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

const formations = Array.from({ length: 50 }, (_, place) => ({
  id: `own ${place}`,
  label: place === 1 ? 'A press that is high on the left, on grass' : `Formation ${place + 1}`,
}));

/** Tests that a menu longer than the screen scrolls to its last entry by key. */
export const FiftyEntries: Story = {
  args: {
    label: 'Formations',
    items: [
      { id: 'own', title: 'Your formations', items: formations },
      { id: 'us', title: 'Our team', items: [{ id: '4-3-3', label: '4-3-3' }] },
      {
        id: 'keep',
        items: [
          {
            id: 'save',
            label: 'Save as formation',
            icon: PlusIcon,
            isDisabled: true,
            detail: 'Go to Start to save its players.',
          },
          { id: 'manage', label: 'Rename or delete formations', icon: SettingsIcon },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Formations' }));
    const menu = await expectShownMenu();
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: /^Rename/ });
    await waitFor(() => expect(last).toHaveFocus());
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

async function expectShownMenu() {
  await expectShown(() => screen.getByRole('menu'));
  return screen.getByRole('menu');
}

export const Open: Story = {
  args: {
    label: 'Account',
    header: (
      <>
        <Text weight="strong">Mara Okafor</Text>
        <Text tone="muted" size="12">
          coach@touchline.example
        </Text>
      </>
    ),
    items: [
      { id: 'settings', label: 'Profile & Settings', icon: SettingsIcon, href: '#settings' },
      { id: 'admin', label: 'Admin Dashboard', icon: AdminIcon, href: '#admin' },
      { id: 'out', items: [{ id: 'sign-out', label: 'Sign out', icon: SignOutIcon }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expectShown(() => screen.getByRole('menu'));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onAction.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /Email/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus());
  },
};
