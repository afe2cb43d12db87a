import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopProgress } from './top-progress';

const meta = { title: 'Data/Top progress', component: TopProgress, args: { isActive: true } } satisfies Meta<
  typeof TopProgress
>;
export default meta;

export const Overview: StoryObj<typeof meta> = {};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
