import { expect, waitFor } from 'storybook/test';

/** Waits until an element exists and is opaque: overlays fade in. */
export const expectShown = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
