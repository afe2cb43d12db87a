import { describe, expect, it } from 'vitest';
import { placeTooltip } from './place-tooltip';

const screen = { width: 390, height: 844 };
const bubble = { width: 100, height: 30 };

describe('a tooltip', () => {
  it('is centred above its anchor', () => {
    const anchor = { left: 200, top: 400, width: 40, height: 40 };
    expect(placeTooltip(anchor, bubble, screen)).toEqual({ left: 170, top: 364 });
  });

  it('is below its anchor when there is too little space above', () => {
    const anchor = { left: 200, top: 8, width: 40, height: 40 };
    expect(placeTooltip(anchor, bubble, screen).top).toBe(54);
  });

  it('stays within the sides of the screen', () => {
    const anchor = { left: 350, top: 400, width: 40, height: 40 };
    expect(placeTooltip(anchor, bubble, screen).left).toBe(282);
    expect(placeTooltip({ ...anchor, left: 0 }, bubble, screen).left).toBe(8);
  });
});
