import { types } from 'pg';

const zero = 48;
const asPgDoes = types.getTypeParser(types.builtins.TIMESTAMPTZ, 'text') as (text: string) => Date;

/**
 * A time as PostgreSQL writes it where its zone is UTC, `2026-03-01 09:30:05.123+00`, read figure by figure; any other form as
 * `pg` reads it, which takes three times as long.
 */
export function parseTime(text: string): Date {
  const isUsual = text >= '1' && text.charAt(4) === '-' && text.charAt(10) === ' ' && text.endsWith('+00');
  if (!isUsual) return asPgDoes(text);
  const two = (at: number) => (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
  const year = two(0) * 100 + two(2);
  const fraction = text.charAt(19) === '.' ? Number(text.slice(19, -3)) : 0;
  const thousandths = Math.floor(fraction * 1000 + 1e-6);
  return new Date(Date.UTC(year, two(5) - 1, two(8), two(11), two(14), two(17), thousandths));
}
