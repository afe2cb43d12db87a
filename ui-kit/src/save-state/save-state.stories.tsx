import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/inline';
import { SaveState } from './save-state';

const meta = {
  title: 'Data/Save state',
  component: SaveState,
  args: { state: 'saved', label: 'Saved' },
} satisfies Meta<typeof SaveState>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Inline gap="24" wrap>
      <SaveState state="saved" label="Saved" />
      <SaveState state="dirty" label="Unsaved changes" />
      <SaveState state="saving" label="Saving..." />
      <SaveState state="failed" label="Failed to save page" />
      <SaveState
        state="failed"
        label="Not saved for eleven minutes: kept on this device until there is a network again"
      />
    </Inline>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
