/** Less than this is rounding. */
const MIN_HIDDEN_PX = 1;

/** Sets `data-more` of a box to the side on which more follows. */
function mark(box: Element): void {
  const hidden = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft);
  if (hidden < MIN_HIDDEN_PX) box.removeAttribute('data-more');
  else box.setAttribute('data-more', getComputedStyle(box).direction === 'rtl' ? 'left' : 'right');
}

/** Marks the boxes of content on whose far side more follows, until they are removed from the document. */
export function watchScrollBoxes(content: Element): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) mark(target);
  });
  for (const box of content.querySelectorAll('[data-scroll]')) {
    observer.observe(box);
    box.addEventListener('scroll', () => mark(box), { passive: true });
  }
}
