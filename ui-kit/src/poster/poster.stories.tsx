import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Poster } from './poster';

const meta = {
  title: 'Data/Poster',
  component: Poster,
  args: {
    kicker: 'Rugby Union',
    title: 'Join Harbour RFC First XV',
    lead: 'Match plans, plays and calls, on your phone.',
    code: { value: 'https://club.example/invite/falcon', label: 'QR code to join Harbour RFC First XV' },
    steps: ['Open the camera', 'Point it at the code', 'Sign up. You are in.'],
    address: { label: 'No camera? Type this address:', text: 'club.example/invite/falcon' },
    notes: ['For players. Open until 26 December 2026.', 'Invited by Grace Holloway'],
    product: 'Touchline',
  },
  render: (args) => (
    <>
      <p>Print this page to see the poster.</p>
      <Poster {...args} />
    </>
  ),
} satisfies Meta<typeof Poster>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  play: async () => {
    await expect(document.querySelector('body > section')).not.toBeVisible();
  },
};
