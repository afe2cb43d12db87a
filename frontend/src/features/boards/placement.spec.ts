import { formations, newBoard, viewOf } from '@touchline/contract/boards';
import { describe, expect, it } from 'vitest';
import {
  movedBy,
  placedIn,
  placementOf,
  readPlacement,
  scaledBy,
  turnedByQuarter,
  type PlacedPicture,
} from './placement';

const whole = newBoard('soccer', formations.soccer[0], 0.5);
const half = { ...whole, area: 'half' } as const;
const desk = viewOf({ ...whole, area: undefined }, 'right');
const phone = viewOf({ ...whole, area: undefined }, 'up');

const rounded = (picture: PlacedPicture) =>
  Object.fromEntries(Object.entries(picture).map(([key, value]) => [key, Math.round(Number(value)) + 0]));

describe('the place of a traced picture', () => {
  it('is the shown part of the pitch until the picture is moved', () => {
    const { x, y, width, height } = phone;
    expect(placedIn(phone)).toEqual({ x, y, width, height, turns: 0 });
  });

  it('is the same spot of the pitch in another part of it', () => {
    const moved = movedBy(placedIn(phone), 40, -25);
    const ofHalf = viewOf(half, 'up');
    expect(rounded(placedIn(ofHalf, placementOf(phone, moved)))).toEqual(rounded(moved));
  });

  it('turns with the pitch between an upright phone and a desk', () => {
    const placement = placementOf(phone, movedBy(placedIn(phone), 40, -25));
    const onDesk = placedIn(desk, placement);
    expect(onDesk.turns).toBe(1);
    // 25 forward and 40 to the right of the attack: forward is to the right on a desk.
    expect(rounded(onDesk)).toEqual(rounded({ ...movedBy(placedIn(desk), 25, 40), turns: 1 }));
    expect(rounded(placedIn(phone, placement))).toEqual(rounded(movedBy(placedIn(phone), 40, -25)));
  });

  it('keeps the point that is scaled around', () => {
    const at = [desk.x, desk.y] as const;
    const scaled = scaledBy(desk, placedIn(desk), { factor: 2, at });
    expect(rounded(scaled)).toEqual(
      rounded({ x: desk.x, y: desk.y, width: 2 * desk.width, height: 2 * desk.height, turns: 0 }),
    );
  });

  it('is never too small to find, too large to use, or out of the pitch', () => {
    expect(scaledBy(desk, placedIn(desk), { factor: 0.0001 }).width).toBeCloseTo(desk.width * 0.2);
    expect(scaledBy(desk, placedIn(desk), { factor: 10_000 }).width).toBeCloseTo(desk.width * 8);
    const far = placedIn(desk, placementOf(desk, movedBy(placedIn(desk), 1e6, 1e6)));
    expect(far.x + far.width / 2).toBeCloseTo(desk.x + desk.width);
    expect(far.y + far.height / 2).toBeCloseTo(desk.y + desk.height);
  });

  it('is as before after four quarter turns', () => {
    const picture = movedBy(placedIn(desk), 13, 7);
    const once = turnedByQuarter(picture);
    expect([once.width, once.height, once.turns]).toEqual([picture.height, picture.width, 1]);
    const fourTimes = turnedByQuarter(turnedByQuarter(turnedByQuarter(once)));
    expect(rounded(fourTimes)).toEqual(rounded(picture));
  });

  it('is read from its text, and from nothing else', () => {
    const placement = placementOf(desk, turnedByQuarter(placedIn(desk)));
    expect(readPlacement(JSON.stringify(placement))).toEqual(placement);
    const others = [null, '', '{', '1', '{}', '{"box":[0,0,1],"turns":0}', '{"box":[1,0,0,1],"turns":0}'];
    for (const other of others) expect(readPlacement(other)).toBeUndefined();
    expect(readPlacement('{"box":[0,0,1,1],"turns":"x"}')).toBeUndefined();
    expect(readPlacement('null')).toBeUndefined();
  });
});
