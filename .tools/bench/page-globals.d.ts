/** Globals of the Storybook page that kit.mjs measures. */
interface Window {
  opened: Promise<number>;
  frameTimes: number[];
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase: string } };
}
