import axe from 'axe-core';

/** What another theme can break; all other rules look at what both themes share, and have been asked in the light one. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Axe describes every node that passes, too, and asks for all stylesheets again, unless it is told not to. */
export const forFaultsOnly: axe.RunOptions = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** What a story ended with, looked at once more in the dark theme. */
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
