import type { Spot, Sport } from '@touchline/contract/boards';

/** Half a metre, or half a yard where the pitch has yards, in tenths of a metre. */
const gridOf = (sport: Sport) => (sport === 'american-football' ? 4.572 : 5);

interface Around {
  sport: Sport;
  /** Spots of the other pieces. */
  others: readonly Spot[];
  /** Distance within which a coordinate is that of another piece. */
  reach: number;
}

/** Moves a spot in line with other pieces, or else onto the grid. */
export function snapped([x, y]: Spot, { sport, others, reach }: Around): Spot {
  const grid = gridOf(sport);
  const along = (axis: 0 | 1, value: number) => {
    const nearest = others
      .map((spot) => spot[axis])
      .filter((other) => Math.abs(other - value) <= reach)
      .sort((one, other) => Math.abs(one - value) - Math.abs(other - value))[0];
    return nearest ?? Math.round(Math.round(value / grid) * grid);
  };
  return [along(0, x), along(1, y)];
}
