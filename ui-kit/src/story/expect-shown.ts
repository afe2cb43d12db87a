import { expect, waitFor } from 'storybook/test';

/** Waits until an element is there and has faded in: the first frame of what opens is transparent. */
export const expectShown = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
