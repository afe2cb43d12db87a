import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageIcon, PlayIcon, WhiteboardIcon } from '../icons/icons';
import { InState } from '../story/in-state';
import { LinkPills } from './link-pills';

const meta = {
  title: 'Navigation/LinkPills',
  component: LinkPills,
  args: {
    label: 'Starred',
    items: [
      { id: '1', href: '#1', title: 'Strike play: Lighthouse', icon: WhiteboardIcon },
      { id: '2', href: '#2', title: 'Under the pointer', icon: PlayIcon },
      { id: '3', href: '#3', title: 'With the focus', icon: PageIcon },
      {
        id: '4',
        href: '#4',
        title: 'A title that is so long that it is cut at the end of its pill',
        icon: PageIcon,
      },
      { id: '5', href: '#5', title: 'Falcon', icon: PlayIcon },
    ],
  },
} satisfies Meta<typeof LinkPills>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <InState is="hovered" target="li:nth-child(2) > a">
      <InState is="focus-visible" target="li:nth-child(3) > a">
        <LinkPills {...args} />
      </InState>
    </InState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Starred' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
