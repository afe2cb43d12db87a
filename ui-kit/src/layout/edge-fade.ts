const veil = (left: string, right: string) => ({
  maskImage: `linear-gradient(to right, transparent, black ${left}, black calc(100% - ${right}), transparent)`,
});

/** Selectors that fade a scrolling box at the sides on which more follows; see `useOverflowSides`. */
export const edgeFade = (size: string) => ({
  '&[data-more="left"]': veil(size, '0px'),
  '&[data-more="right"]': veil('0px', size),
  '&[data-more="left right"]': veil(size, size),
});
