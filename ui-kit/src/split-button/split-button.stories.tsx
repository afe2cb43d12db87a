import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CalendarIcon, MailIcon, PageIcon, PlusIcon, PrintIcon } from '../icons/icons';
import { InState } from '../story/in-state';
import { Matrix } from '../story/matrix';
import { SplitButton, type SplitButtonProps } from './split-button';

const onPress = fn();
const onAction = fn();

const publish: SplitButtonProps = {
  label: 'Publish',
  menuLabel: 'Other ways to publish',
  onPress,
  items: [
    { id: 'later', label: 'Publish on match day', icon: CalendarIcon, detail: 'Saturday, 15:00', onAction },
    { id: 'mail', label: 'Publish and tell the squad', icon: MailIcon, onAction },
    { id: 'pdf', items: [{ id: 'print', label: 'Print for the dressing room', icon: PrintIcon }] },
  ],
};

const meta = {
  title: 'Actions/Split button',
  component: SplitButton,
  args: publish,
  beforeEach: () => {
    onPress.mockClear();
    onAction.mockClear();
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = { accent: 'Accent', neutral: 'Neutral', danger: 'Danger' } as const;

const statesOf = (props: SplitButtonProps) => {
  const button = <SplitButton {...props} />;
  return [
    button,
    <InState is="hovered">{button}</InState>,
    <InState is="focus-visible">{button}</InState>,
    <InState is="pressed">{button}</InState>,
    <InState is="pressed" target="span button">
      {button}
    </InState>,
    <SplitButton key="pending" {...props} isPending />,
    <SplitButton key="disabled" {...props} isDisabled />,
  ];
};

export const Overview: Story = {
  render: () => (
    <Matrix
      label="Split buttons"
      columns={['Rest', 'Hover', 'Focus', 'Pressed', 'Menu open', 'Pending', 'Disabled']}
      rows={[
        ...(['accent', 'neutral', 'danger'] as const).map((tone) => ({
          label: tones[tone],
          cells: statesOf({ ...publish, tone }),
        })),
        { label: 'Small', cells: statesOf({ ...publish, tone: 'accent', size: 'small', icon: PlusIcon }) },
        { label: 'With icon', cells: statesOf({ ...publish, icon: PageIcon }) },
      ]}
    />
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const EachHalfDoesItsOwn: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Other ways to publish' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /match day/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const PendingStopsBothHalves: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Publish/ }));
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Other ways to publish' })).toBeDisabled();
  },
};
