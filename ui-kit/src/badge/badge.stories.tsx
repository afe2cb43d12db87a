import type { Meta, StoryObj } from '@storybook/react-vite';
import { EyeIcon, WarningIcon } from '../icons/icons';
import { Inline } from '../layout/inline';
import { Badge } from './badge';

const meta = { title: 'Data/Badge', component: Badge, args: { children: 'Unsaved changes' } } satisfies Meta<
  typeof Badge
>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Inline gap="8" wrap>
      {(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge icon={EyeIcon}>12 views</Badge>
      <Badge tone="warning" icon={WarningIcon}>
        Not saved for eleven minutes, because there is no network beside the pitch
      </Badge>
    </Inline>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
