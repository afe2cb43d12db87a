import { useEffect, useState, type PropsWithChildren } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { catalogueTheme, type ThemeName } from './catalogue-theme';

interface Update {
  globals: { theme: ThemeName };
}

/** Renders the docs page in the theme selected in the toolbar. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeOf(context));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: Update) => setTheme(globals.theme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return (
    <DocsContainer context={context} theme={catalogueTheme(theme)}>
      {children}
    </DocsContainer>
  );
}

function themeOf(context: DocsContainerProps['context']): ThemeName {
  const story = context.componentStories()[0];
  if (!story) return 'light';
  const { globals } = context.getStoryContext(story) as { globals: Update['globals'] };
  return globals.theme;
}
