import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Form } from '../form/form';
import { Heading } from '../heading/heading';
import { Container } from '../layout/container';
import { Divider } from '../layout/bits';
import { Stack } from '../layout/stack';
import { SectionNav } from '../section-nav/section-nav';
import { Shell } from '../story/shell';
import { Switch } from '../switch/switch';
import { Text } from '../text/text';
import { TextField } from '../text-field/text-field';

function Settings() {
  const [isMailed, setMailed] = useState(true);
  const [errors, setErrors] = useState<Record<string, string>>();
  return (
    <Shell>
      <Container width="content">
        <SectionNav
          label="Settings"
          items={[
            { label: 'Profile', href: '#profile', isCurrent: true },
            { label: 'Notifications', href: '#notifications' },
            { label: 'Security', href: '#security' },
          ]}
        >
          <Stack gap="32">
            <Stack gap="4">
              <Heading level={1}>Profile</Heading>
              <Text tone="muted">Shown to the members of your teams.</Text>
            </Stack>
            <Form
              isNarrow
              label="Profile"
              errors={errors}
              onSubmit={({ name }) => setErrors(name ? undefined : { name: 'Enter your name.' })}
            >
              <TextField name="name" label="Name" defaultValue="Mara Okafor" />
              <Button tone="accent" type="submit">
                Save
              </Button>
            </Form>
            <Divider />
            <Stack gap="12">
              <Heading level={2} size="18">
                Mail
              </Heading>
              <Switch
                place="end"
                isSelected={isMailed}
                onChange={setMailed}
                description="At most one mail for all changes of a quarter of an hour."
              >
                Comments
              </Switch>
            </Stack>
          </Stack>
        </SectionNav>
      </Container>
    </Shell>
  );
}

/**
 * Settings: the sections at the side from 1,680 px and above the content below it; forms that are saved by a button are narrow, and switches
 * apply at once.
 */
const meta = {
  title: 'Patterns/Settings',
  component: Settings,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AnErrorIsAtItsFieldAndHasTheFocus: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter your name.')).toBeVisible();
    await expect(name).toHaveFocus();
  },
};
