import * as limits from '../limits';

export interface Position {
  /** Shown in lists and stored with members: `HK`. */
  code: string;
  name: string;
}

const named = (names: Record<string, string>): readonly Position[] =>
  Object.entries(names).map(([code, name]) => ({ code, name }));

const rugby = named({
  PR: 'Prop',
  HK: 'Hooker',
  LK: 'Lock',
  BR: 'Back row',
  N8: 'Number 8',
  SH: 'Scrum-half',
  FH: 'Fly-half',
  CE: 'Centre',
  WG: 'Wing',
  FB: 'Full-back',
});

/** Positions by sport, from the front or the back of a team to its other end. Hockey is played on grass and on ice. */
const positions = new Map<string, readonly Position[]>([
  ['Rugby Union', rugby],
  ['Rugby League', rugby],
  [
    'Soccer',
    named({
      GK: 'Goalkeeper',
      RB: 'Right back',
      CB: 'Centre back',
      LB: 'Left back',
      DM: 'Defensive midfielder',
      CM: 'Central midfielder',
      AM: 'Attacking midfielder',
      RW: 'Right winger',
      LW: 'Left winger',
      ST: 'Striker',
    }),
  ],
  [
    'American Football',
    named({
      QB: 'Quarterback',
      RB: 'Running back',
      WR: 'Wide receiver',
      TE: 'Tight end',
      OL: 'Offensive line',
      DL: 'Defensive line',
      LB: 'Linebacker',
      CB: 'Cornerback',
      S: 'Safety',
      K: 'Kicker',
      P: 'Punter',
      LS: 'Long snapper',
    }),
  ],
  [
    'Basketball',
    named({
      PG: 'Point guard',
      SG: 'Shooting guard',
      SF: 'Small forward',
      PF: 'Power forward',
      C: 'Centre',
    }),
  ],
  [
    'Hockey',
    named({
      GK: 'Goalkeeper',
      D: 'Defender',
      M: 'Midfielder',
      F: 'Forward',
      G: 'Goaltender',
      LD: 'Left defence',
      RD: 'Right defence',
      LW: 'Left wing',
      C: 'Centre',
      RW: 'Right wing',
    }),
  ],
  [
    'Baseball',
    named({
      P: 'Pitcher',
      C: 'Catcher',
      '1B': 'First base',
      '2B': 'Second base',
      '3B': 'Third base',
      SS: 'Shortstop',
      LF: 'Left field',
      CF: 'Centre field',
      RF: 'Right field',
      DH: 'Designated hitter',
    }),
  ],
  [
    'Volleyball',
    named({
      S: 'Setter',
      OH: 'Outside hitter',
      MB: 'Middle blocker',
      OP: 'Opposite',
      L: 'Libero',
      DS: 'Defensive specialist',
    }),
  ],
]);

/** Returns the positions of a sport; none for "Other" and for sports that the team form does not offer. */
export const positionsOf = (sport: string): readonly Position[] => positions.get(sport) ?? [];

export const positionCodesOf = (sport: string): readonly string[] =>
  positionsOf(sport).map(({ code }) => code);

/** Returns true if members of a team may lose positions when its sport changes. */
export function losesPositions(before: string, after: string): boolean {
  const kept = positionCodesOf(after);
  return positionCodesOf(before).some((code) => !kept.includes(code));
}

export interface SplitPositions {
  /** In the given order, each once, at most `limits.positions`. */
  kept: string[];
  /** Unknown in the sport, or beyond the limit. */
  left: string[];
}

/** Separates positions of an uploaded row, in upper or lower case, that can be stored from those that cannot. */
export function splitPositions(sport: string, given: readonly string[]): SplitPositions {
  const known = positionCodesOf(sport);
  const codes = given.map((code) => code.trim()).filter((code) => code !== '');
  const kept = [...new Set(codes.map((code) => code.toUpperCase()))]
    .filter((code) => known.includes(code))
    .slice(0, limits.positions);
  return { kept, left: [...new Set(codes)].filter((code) => !kept.includes(code.toUpperCase())) };
}

/** Returns the codes in a cell of a list, which separates them by commas, slashes or spaces. */
export const readPositions = (cell: string): string[] =>
  cell.split(/[\s,;/|+]+/).filter((code) => code !== '');
