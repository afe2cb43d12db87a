import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta = { title: 'Data/Spinner', component: Spinner, args: { label: 'Loading page...' } } satisfies Meta<
  typeof Spinner
>;
export default meta;

export const Overview: StoryObj<typeof meta> = {};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
