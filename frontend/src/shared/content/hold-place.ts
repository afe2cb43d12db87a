/** Height of the bars above the text of a page, in CSS pixels. */
const BARS_PX = 56;

/**
 * Records where the blocks of a page are on screen. The returned function, called once the page has changed, scrolls so that the first of
 * them that is still there stays in its place.
 */
export function holdPlace(): () => void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  const places = placesOnScreen();
  return () => {
    for (const { id, top } of places) {
      const block = document.querySelector(`article [data-id="${id}"]`);
      if (!block) continue;
      scrollBy({ top: block.getBoundingClientRect().top - top, behavior: 'instant' });
      break;
    }
    requestAnimationFrame(() => {
      style.overflowAnchor = '';
    });
  };
}

interface BlockPlace {
  id: string;
  top: number;
}

/** Returns the blocks on screen, first those that begin there. */
function placesOnScreen(): BlockPlace[] {
  const onScreen = [...document.querySelectorAll('article [data-id]')].flatMap((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    const id = block.getAttribute('data-id');
    return id !== null && bottom > BARS_PX && top < innerHeight ? { id, top } : [];
  });
  const beginsAbove = ({ top }: BlockPlace) => top < BARS_PX;
  return [...onScreen.filter((place) => !beginsAbove(place)), ...onScreen.filter(beginsAbove)];
}
