import { addons } from 'storybook/manager-api';
import { catalogueTheme } from './catalogue-theme';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: catalogueTheme(isDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
