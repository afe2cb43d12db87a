import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { List, ListItem } from '../list/list';
import { InState } from '../story/in-state';
import { DropArea } from './drop-area';

const onFiles = fn();

const files = (
  <List label="Files">
    <ListItem title="lineout-calls.pdf" detail="240 KB" />
    <ListItem title="team-photo.jpg" detail="3.4 MB" />
    <ListItem title="semi-final.mp4" detail="180 MB" />
  </List>
);

const meta = {
  title: 'Forms/Drop area',
  component: DropArea,
  args: {
    label: 'Drop files to upload',
    accept: ['image/*', '.pdf'],
    onFiles,
    children: files,
  },
} satisfies Meta<typeof DropArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const UnderFiles: Story = {
  render: (args) => (
    <InState is="focus-visible" target="div">
      <DropArea {...args} />
    </InState>
  ),
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByRole('list'), drag(photo));
    await waitFor(() => expect(canvas.getByText('Drop files to upload')).toBeVisible());
  },
};

const photo = new File(['a'], 'team.png', { type: 'image/png' });

const drag = (...dropped: File[]) => {
  const dataTransfer = new DataTransfer();
  dropped.forEach((file) => dataTransfer.items.add(file));
  return { dataTransfer };
};
