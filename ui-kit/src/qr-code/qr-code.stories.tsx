import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './qr-code';

const meta = {
  title: 'Data/QR code',
  component: QrCode,
  args: { value: 'https://club.example/invite/falcon', label: 'The link to join, as a QR code' },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Overview: StoryObj<typeof meta> = {};
