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
