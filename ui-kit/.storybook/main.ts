import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer, IndexInput } from 'storybook/internal/types';

/** Storybook gives this tag to stories with a play function. */
const PLAYED = 'play-fn';

const isBehaviour = ({ type, tags, exportName }: IndexInput) =>
  type === 'story' && exportName !== 'Overview' && tags?.includes(PLAYED);

/** Lists behaviour tests under a heading of their own, so that the entry of a component shows its looks only. */
const underOwnHeading = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map(({ __id, ...entry }) =>
      isBehaviour(entry) ? { ...entry, title: `Behaviour/${entry.title ?? ''}` } : { ...entry, __id },
    ),
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  experimental_indexers: (indexers = []) => indexers.map(underOwnHeading),
  typescript: { reactDocgen: 'react-docgen-typescript' },
};

export default config;
