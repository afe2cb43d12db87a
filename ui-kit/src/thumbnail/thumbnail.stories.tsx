import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FileIcon, ImageIcon, VideoIcon } from '../icons/icons';
import { Inline } from '../layout/inline';
import { Thumbnail } from './thumbnail';

const pitch =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 30'%3E%3Cpath fill='%230b7a43' d='M0 0h60v30H0z'/%3E%3Cpath stroke='%23fff' d='M8 0v30M30 0v30'/%3E%3C/svg%3E";

const meta = {
  title: 'Data/Thumbnail',
  component: Thumbnail,
  args: { icon: ImageIcon, src: pitch },
} satisfies Meta<typeof Thumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Inline gap="12">
      <Thumbnail icon={ImageIcon} src={pitch} />
      <Thumbnail icon={VideoIcon} />
      <Thumbnail icon={FileIcon} />
      <Thumbnail icon={ImageIcon} src="data:image/png;base64,broken" />
    </Inline>
  ),
};

export const ShowsItsSignWhereThePictureIsBroken: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
