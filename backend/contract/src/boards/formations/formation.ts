import type { Box, Spot } from '../board';

/** Number on the shirt, or the position in sports that name players by it; place in metres; position beside a number. */
type FormationPlayer = readonly [label: string, x: number, y: number, position?: string];

export interface Formation {
  /** Unique in a sport. */
  readonly name: string;
  readonly players: readonly FormationPlayer[];
  /** Label of the player who has the ball. */
  readonly ball: string;
  /** Part of the pitch that shows the formation best; the attacking half unless given. */
  readonly area?: 'whole' | 'own' | Box;
  /**
   * Places of the same formation as opponents: turned by half unless given, `facing` on the other side of the halfway line with the same
   * side line, or the `same` places.
   */
  readonly versus?: 'facing' | 'same';
}

/** A player of a formation on a board, still without an id. */
export interface PlacedPlayer {
  readonly kind: 'us' | 'them';
  readonly number?: string;
  readonly position?: string;
  readonly at: Spot;
}

const tenths = (metres: number) => Math.round(metres * 10) || 0;

/** Returns the players of a formation as us or as opponents, with coordinates of a board. */
export function placed(formation: Formation, kind: 'us' | 'them'): PlacedPlayer[] {
  const { players, versus } = formation;
  const isMoved = kind === 'them' && versus !== 'same';
  return players.map(([label, x, y, position]) => ({
    kind,
    ...named(label, position),
    at: [tenths(isMoved ? -x : x), tenths(isMoved && versus !== 'facing' ? -y : y)],
  }));
}

function named(label: string, position?: string): { number?: string; position?: string } {
  if (!/^\d+$/.test(label)) return { position: label };
  return position === undefined ? { number: label } : { number: label, position };
}
