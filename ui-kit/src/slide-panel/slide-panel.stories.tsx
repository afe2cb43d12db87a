import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { NavItem, NavList } from '../nav-list/nav-list';
import { TeamInitial } from '../team-initial/team-initial';
import { SlidePanel } from './slide-panel';
import { expectShown } from '../story/expect-shown';

const meta = {
  title: 'Overlays/Slide panel',
  component: SlidePanel,
  args: { title: 'Teams', isOpen: false, onOpenChange: fn(), children: null },
} satisfies Meta<typeof SlidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Teams({ side = 'start' }: { side?: 'start' | 'end' }) {
  const [isOpen, setOpen] = useState(false);
  const footer = (
    <Button tone="accent" fullWidth>
      New Team Space
    </Button>
  );
  return (
    <>
      <Button onPress={() => setOpen(true)}>Teams</Button>
      <SlidePanel title="Teams" isOpen={isOpen} onOpenChange={setOpen} side={side} footer={footer}>
        <NavList>
          <NavItem
            href="#a"
            start={<TeamInitial name="Falcons" tint="Rugby Union" />}
            detail="Rugby Union"
            isCurrent
          >
            Falcons U18
          </NavItem>
          <NavItem href="#b" start={<TeamInitial name="Harbour" tint="Soccer" />} detail="Soccer">
            Harbour Athletic
          </NavItem>
        </NavList>
      </SlidePanel>
    </>
  );
}

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expectShown(() => screen.getByRole('dialog', { name: 'Teams' }));
};

export const Overview: Story = { render: () => <Teams />, play: open };
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
export const AtTheEnd: Story = { render: () => <Teams side="end" />, play: open };

export const EscapeCloses: Story = {
  render: () => <Teams />,
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};
