import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { NavItem, NavList } from '../nav-list/nav-list';
import { ShirtNumber } from '../shirt-number/shirt-number';
import { expectShown } from '../story/expect-shown';
import { TeamInitial } from '../team-initial/team-initial';
import { Text } from '../text/text';
import { PersonCard, PersonCardSection, type PersonCardProps } from './person-card';
import { PersonMention } from './person-mention';

/** A sentence with a mention, which opens the card. */
function Opened({ name, isAnchored = true }: Partial<PersonCardProps> & { isAnchored?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(!isAnchored);
  const whole = name ?? 'Sian Pritchard';
  return (
    <>
      <Text>
        The lineout call comes from{' '}
        <PersonMention
          onOpen={(element) => {
            setAnchor(element);
            setOpen(true);
          }}
        >
          {`@${whole}`}
        </PersonMention>
        , nobody else.
      </Text>
      <PersonCard
        name={whole}
        anchor={anchor}
        isOpen={isOpen}
        closeLabel="Close"
        onClose={() => setOpen(false)}
        detail={
          <Stack gap="4">
            <Text size="14" tone="muted">
              Player · Joined 17 November
            </Text>
            <Inline gap="8">
              <ShirtNumber number="9" codes={['HK', 'PR']} />
            </Inline>
          </Stack>
        }
      >
        <PersonCardSection label="Teams you share">
          <NavList label="Teams you share">
            <NavItem href="#team" start={<TeamInitial name="Harbour" tint="Rugby Union" size="small" />}>
              Harbour RFC First XV
            </NavItem>
          </NavList>
        </PersonCardSection>
        <PersonCardSection>
          <Text size="14">sian.pritchard@touchline.example</Text>
        </PersonCardSection>
      </PersonCard>
    </>
  );
}

const meta = {
  title: 'Overlays/Person card',
  component: PersonCard,
  args: { name: 'Sian Pritchard', anchor: null, isOpen: true, closeLabel: 'Close', onClose: () => undefined },
  render: ({ name }) => <Opened name={name} />,
} satisfies Meta<typeof PersonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas, args: { name } }) => {
    await userEvent.click(canvas.getByRole('button', { name: `@${name}` }));
    await expectShown(() => screen.getByRole('dialog', { name }));
    await expect(screen.getByRole('heading', { name })).toBeVisible();
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
export const LongName: Story = {
  ...Overview,
  args: { name: 'Maximiliane-Charlotte Featherstonehaugh-Cholmondeley of the Second Fifteen' },
};

export const OnADeskItIsAsWideAsACardAndReturnsTheFocus: Story = {
  play: async (context) => {
    await Overview.play?.(context);
    const card = screen.getByRole('dialog').parentElement;
    await waitFor(() => expect(card?.offsetWidth).toBe(320));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

export const OnAPhoneItIsASheetWithItsNameAsTitle: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await Overview.play?.(context);
    const sheet = screen.getByRole('dialog');
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight));
  },
};

export const WithoutAnAnchorItIsAModal: Story = {
  render: ({ name }) => <Opened name={name} isAnchored={false} />,
  play: async ({ args: { name } }) => {
    await expectShown(() => screen.getByRole('dialog', { name }));
  },
};
