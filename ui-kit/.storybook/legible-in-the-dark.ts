import axe from 'axe-core';

/** Axe rules whose result depends on the theme. All other rules have already run in the light theme. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * By default axe also reports every passing node and downloads all stylesheets again; both are turned off.
 */
export const forFaultsOnly: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** Runs the colour rules of axe on the story's final state in the dark theme. */
export async function expectLegibleInTheDark(): Promise<void> {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  dataset.theme = 'dark';
  try {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const { violations } = await axe.run(document.body, {
      ...forFaultsOnly,
      runOnly: { type: 'rule', values: ofColours },
    });
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${html}\n${failureSummary}`),
    );
    if (faults.length > 0) throw new Error(`Not legible in the dark theme:\n${faults.join('\n')}`);
  } finally {
    if (before === undefined) delete dataset.theme;
    else dataset.theme = before;
  }
}
