import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { ShareIcon, StarIcon } from '../icons/icons';
import { Box } from '../layout/box';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { Tooltip } from './tooltip';
import { expectShown } from '../story/expect-shown';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Tuesday, 4 March 2025, 18:20', children: <Button>2 hours ago</Button> },
  render: (args) => (
    <Box padding="48">
      <Tooltip {...args} />
    </Box>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown as on keyboard focus. */
export const Overview: Story = {
  play: async () => {
    await userEvent.tab();
    await expectShown(() => screen.getByRole('tooltip'));
  },
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const LongText: Story = {
  ...Overview,
  args: {
    label: 'Tuesday, 4 March 2025, 18:20, after the training in the rain that everybody remembers',
  },
};

export const ShowsOnKeyboardFocusAndGoesOnEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await expectShown(() => screen.getByRole('tooltip'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const WaitsUnderTheMouse: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expectShown(() => screen.getByRole('tooltip'));
    await userEvent.unhover(canvas.getByRole('button'));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** Browsers send no event when a dialog opens over a hovered button: WebKit waits until the pointer moves. */
export const HidesOnPress: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await expectShown(() => screen.getByRole('tooltip'));
    await fireEvent.pointerDown(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

function Disabling() {
  const [isDisabled, setDisabled] = useState(false);
  return (
    <Box padding="48">
      <Stack gap="48">
        <IconButton label="Block options" icon={ShareIcon} isDisabled={isDisabled} />
        <Text>Beside it</Text>
        <Button onPress={() => setDisabled(true)}>Disable</Button>
      </Stack>
    </Box>
  );
}

/** Browsers send no `pointerleave` for a button that becomes disabled. */
export const GoesWithAButtonThatIsDisabled: Story = {
  render: () => <Disabling />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Block options' });
    await userEvent.hover(button);
    await expectShown(() => screen.getByRole('tooltip'));
    await fireEvent.click(canvas.getByRole('button', { name: 'Disable' }));
    await fireEvent.pointerMove(canvas.getByText('Beside it'));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const GoesWhenThePageScrolls: Story = {
  play: async () => {
    await userEvent.tab();
    await expectShown(() => screen.getByRole('tooltip'));
    await fireEvent.scroll(document);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

const two = (
  <Inline gap="8">
    <IconButton label="Share" icon={ShareIcon} />
    <IconButton label="Star" icon={StarIcon} />
  </Inline>
);

export const TheNextOneShowsAtOnce: Story = {
  render: () => <Box padding="48">{two}</Box>,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Share' }));
    await expect(await screen.findByRole('tooltip', {}, { timeout: 1500 })).toHaveTextContent('Share');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Star' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Star'), { timeout: 150 });
  },
};
