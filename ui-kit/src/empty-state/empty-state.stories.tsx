import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { PageIcon, PlusIcon } from '../icons/icons';
import { Box } from '../layout/box';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Data/Empty state',
  component: EmptyState,
  args: {
    title: 'No pages found',
    detail: 'Pages hold your plays, drills and match plans.',
    icon: PageIcon,
    action: (
      <Button tone="accent" icon={PlusIcon}>
        Create your first page
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Box surface="surface" border radius="medium">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;

export const Overview: StoryObj<typeof meta> = {};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
export const OneSentence: StoryObj<typeof meta> = {
  args: { detail: undefined, action: undefined, icon: undefined },
};
