import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CheckIcon, HelpIcon } from '../icons/icons';
import { AgreeIcon } from '../icons/talk-icons';
import { Box } from '../layout/box';
import { Inline } from '../layout/inline';
import { expectShown } from '../story/expect-shown';
import { InState } from '../story/in-state';
import { Reaction } from './reaction';

const onChange = fn();

const meta = {
  title: 'Actions/Reaction',
  component: Reaction,
  args: {
    label: 'Agree',
    icon: AgreeIcon,
    count: 2,
    isSelected: false,
    names: 'Riley Nakamura and Sian Pritchard',
    onChange,
  },
} satisfies Meta<typeof Reaction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Box padding="48">
      <Inline gap="8" wrap>
        <Reaction {...args} />
        <Reaction {...args} label="Done" icon={CheckIcon} count={0} names={undefined} />
        <Reaction {...args} label="Not clear" icon={HelpIcon} count={1} isSelected />
        <Reaction {...args} count={128} />
        <InState is="hovered">
          <Reaction {...args} />
        </InState>
        <InState is="focus-visible">
          <Reaction {...args} isSelected />
        </InState>
      </Inline>
    </Box>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const TellsItsNamesOnFocusAndItsNewState: Story = {
  play: async ({ canvas }) => {
    onChange.mockClear();
    await userEvent.tab();
    await expectShown(() => screen.getByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Agree: Riley Nakamura and Sian Pritchard');
    await expect(canvas.getByRole('button', { name: 'Agree, 2', pressed: false })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onChange).toHaveBeenCalledWith(true);
  },
};
