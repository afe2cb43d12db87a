import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { TableIcon } from '../icons/icons';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Matrix } from '../story/matrix';
import { Text } from '../text/text';
import { Popover, type PopoverProps } from './popover';
import { expectShown } from '../story/expect-shown';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Insert table',
    icon: TableIcon,
    tone: 'neutral',
    children: (close) => (
      <Stack gap="12">
        <Text>Three rows, three columns</Text>
        <Button tone="accent" onPress={close}>
          Insert
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert table' }));
    await expectShown(() => screen.getByRole('dialog', { name: 'Insert table' }));
  },
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

const insert: PopoverProps = meta.args;

const statesOf = (props: Partial<PopoverProps>) => {
  const button = <Popover {...insert} {...props} />;
  return [
    button,
    <InState is="hovered">{button}</InState>,
    <InState is="focus-visible">{button}</InState>,
    <InState is="pressed">{button}</InState>,
    <Popover key="disabled" {...insert} {...props} isDisabled />,
  ];
};

export const Buttons: Story = {
  render: () => (
    <Matrix
      label="Popover buttons"
      columns={['Rest', 'Hover', 'Focus', 'Open', 'Disabled']}
      rows={[
        { label: 'Quiet', cells: statesOf({ tone: 'quiet' }) },
        { label: 'Neutral', cells: statesOf({}) },
        { label: 'Accent', cells: statesOf({ tone: 'accent' }) },
        { label: 'Small', cells: statesOf({ size: 'small' }) },
        { label: 'Icon alone', cells: statesOf({ isLabelHidden: true }) },
        { label: 'With a count', cells: statesOf({ isLabelHidden: true, badge: 3 }) },
      ]}
    />
  ),
};

const corners = ['start', 'end'] as const;

/** Tests one button in each corner of the screen. */
export const AtTheEdges: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        blockSize: '100dvh',
      }}
    >
      {['Top', 'Bottom'].map((edge) => (
        <Inline key={edge} gap="8" justify="between">
          {corners.map((side) => (
            <Popover key={side} {...insert} label={`${edge} ${side}`} />
          ))}
        </Inline>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const name = button.textContent;
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog', { name });
      await waitFor(() => expect(dialog).toBeVisible());
      const { left, right, top, bottom } = dialog.getBoundingClientRect();
      await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};

export const ClosesFromInside: Story = {
  play: async (context) => {
    await Overview.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A popover with a list is wider than a form, and a bottom sheet on phones. */
export const WithATitle: Story = {
  args: { label: 'Notifications, 3 unread', sheetTitle: 'Notifications', isLabelHidden: true, badge: 3 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }));
    await expectShown(() => screen.getByRole('dialog', { name: 'Notifications' }));
  },
};

export const OnAPhoneAListIsAsHighBeforeItComesAsAfterwards: Story = {
  args: WithATitle.args,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }));
    const sheet = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(sheet.getBoundingClientRect().height).toBeGreaterThan(0.9 * innerHeight);
  },
};

export const OnAPhoneAFormIsAsHighAsItsContent: Story = {
  args: { ...WithATitle.args, isSheetFitted: true, isInitiallyOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(sheet.getBoundingClientRect().height).toBeLessThan(0.5 * innerHeight);
  },
};
