import { boardTexts as texts } from './board-texts';
import { capitalised, nameOf } from './describe';
import type { Film } from './film';
import { fastestRun, type AgeGroup } from './sports';

export interface FastRun {
  readonly step: string;
  readonly piece: string;
  readonly sentence: string;
}

/** Returns the runs whose mean speed is more than players of the age reach, one sentence each. */
export function tooFast(film: Film, age: AgeGroup): FastRun[] {
  const fastest = fastestRun(film.board.sport, age);
  return film.steps.flatMap(({ step, tracks }) =>
    tracks.flatMap((track, place) => {
      const piece = film.board.pieces[place];
      if (track.state !== 'moves' || !piece) return [];
      const { way, from, until } = track.motion;
      const speed = way.length / (until - from);
      if (speed <= fastest + ROUNDING) return [];
      const sentence = texts.tooFast(capitalised(nameOf(piece)), inMetres(speed), inMetres(fastest));
      return [{ step: step.id, piece: piece.id, sentence }];
    }),
  );
}

/** Tenths of a metre a second that rounding adds to a speed. */
const ROUNDING = 0.1;

const inMetres = (tenths: number) => Math.round(tenths) / 10;
