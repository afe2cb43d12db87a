import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { TextLink } from '../text-link/text-link';
import { KitProvider } from './kit-provider';

const navigate = fn();

const meta = {
  title: 'Layout/Provider',
  component: KitProvider,
  parameters: { isAnApp: true },
  args: {
    navigate,
    useHref: (href) => `/app${href}`,
    children: (
      <Stack gap="8" align="start">
        <TextLink href="/pages/7">Lineout calls</TextLink>
        <TextLink href="mailto:support@club.example">Write to support</TextLink>
        <TextLink href="https://club.example/laws">The laws</TextLink>
      </Stack>
    ),
  },
} satisfies Meta<typeof KitProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksStayInTheAppAndLeaveItWhereTheyLeadOut: Story = {
  play: async ({ canvas }) => {
    const leadsTo = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(leadsTo('Lineout calls')).toBe('/app/pages/7');
    await expect(leadsTo('Write to support')).toBe('mailto:support@club.example');
    await expect(leadsTo('The laws')).toBe('https://club.example/laws');
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Lineout calls' }));
    await expect(navigate).toHaveBeenCalledWith('/pages/7');
  },
};

export const AClickForANewTabIsTheBrowsers: Story = {
  play: async ({ canvas, canvasElement }) => {
    navigate.mockClear();
    let isTaken: boolean | undefined;
    const keepHere = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    canvasElement.addEventListener('click', keepHere, { once: true });
    await fireEvent.click(canvas.getByRole('link', { name: 'Lineout calls' }), { ctrlKey: true });
    await expect(isTaken).toBe(false);
    await expect(navigate).not.toHaveBeenCalled();
  },
};
