import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Data/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Falcons U18', href: '#team' }, { label: 'Lineout calls' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="16">
      <Breadcrumbs {...args} />
      <InState is="hovered">
        <Breadcrumbs {...args} label="Under the pointer" />
      </InState>
      <InState is="focus-visible">
        <Breadcrumbs {...args} label="With the focus" />
      </InState>
      <Breadcrumbs
        label="Deep"
        items={[
          { label: 'Falcons U18', href: '#team' },
          { label: 'Set pieces', href: '#set-pieces' },
          { label: 'Lineout', href: '#lineout' },
          { label: 'Inside their 22' },
        ]}
      />
      <Breadcrumbs
        label="A long way"
        items={[
          { label: 'Falcons Under Eighteens, first and second fifteen', href: '#team' },
          {
            label:
              'A page with a title of two hundred characters that goes on and on because it can, and then some',
          },
        ]}
      />
    </Stack>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
