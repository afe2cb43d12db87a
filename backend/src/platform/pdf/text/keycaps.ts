const keycaps = /([0-9#*])\ufe0f?\u20e3/g;
const CIRCLED_ZERO = 0x24ea;
const CIRCLED_ONE = 0x2460;

/** Replaces keycaps (1\ufe0f\u20e3), which no font draws in one sign, by circled digits, and by the sign itself where there is none. */
export const withCircledKeycaps = (text: string) => text.replace(keycaps, (_, sign: string) => circled(sign));

function circled(sign: string): string {
  if (sign === '0') return String.fromCodePoint(CIRCLED_ZERO);
  return sign >= '1' && sign <= '9' ? String.fromCodePoint(CIRCLED_ONE + Number(sign) - 1) : sign;
}
