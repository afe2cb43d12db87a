import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../layout/grid';
import { Picture } from './picture';
import { storyBoard, tallBoard } from './story-board';

const meta = {
  title: 'Data/Picture',
  component: Picture,
  args: { picture: { src: storyBoard }, alt: 'The pitch from above' },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="16">
      <Picture picture={{ src: storyBoard }} alt="The pitch from above" />
      <Picture picture={{ src: tallBoard }} alt="A pitch that is higher than wide" />
      <Picture alt="" words="4-3-3" />
      <Picture
        alt=""
        words="Five-man lineout with the front pod and the whole back row in the middle of it"
      />
      <Picture alt="" />
      <Picture picture={{ src: storyBoard }} alt="" shape="flush" />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ShowsTheBoardWhereThePictureIsBroken: Story = {
  args: { picture: { src: 'data:image/png;base64,broken' }, words: '4-3-3' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('4-3-3')).toBeVisible();
  },
};

export const IsNeverCutAndKeepsItsFrame: Story = {
  args: { picture: { src: tallBoard }, alt: 'A high pitch' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A high pitch' });
    await expect(getComputedStyle(picture).objectFit).toBe('contain');
    const { width, height } = picture.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 1);
  },
};

export const LeadsToTheWholeOfIt: Story = {
  args: { href: '#whole' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'The pitch from above' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};
