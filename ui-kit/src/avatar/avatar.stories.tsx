import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../layout/inline';
import { Avatar } from './avatar';

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: 'Mara Okafor' } } satisfies Meta<
  typeof Avatar
>;
export default meta;

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'%3E%3Cpath fill='teal' d='M0 0h2v2H0z'/%3E%3C/svg%3E";

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Inline gap="12" wrap>
      <Avatar name="Mara Okafor" size="small" />
      <Avatar name="Mara Okafor" />
      <Avatar name="Mara Okafor" size="large" />
      <Avatar name="Mara Okafor" size="large" src={picture} />
      <Avatar name="coach" />
      <Avatar name="Éva Őszi" />
      <Avatar name="صفاء نور" />
      <Avatar name="" />
    </Inline>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };

export const APictureThatIsGoneLeavesTheInitials: StoryObj<typeof meta> = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MO')).toBeVisible());
  },
};
