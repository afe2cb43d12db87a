import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

export const OnAPhoneWhatLiesBetweenIsInAMenu: StoryObj<typeof meta> = {
  args: {
    items: [
      { label: 'Falcons U18', href: '#team' },
      { label: 'Set pieces', href: '#set-pieces' },
      { label: 'Lineout', href: '#lineout' },
      { label: 'Inside their 22', href: '#here' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Falcons U18',
      'Inside their 22',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show full path' }));
    const menu = within(document.body);
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Lineout' })).toBeVisible());
    await expect(menu.getByRole('menuitem', { name: 'Set pieces' })).toHaveAttribute('href', '#set-pieces');
    await userEvent.keyboard('{Escape}');
  },
};
