import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range';

describe('ranges of a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-5', { start: 95, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=9-5', 'everything'],
    ['bytes=0-1,5-6', 'everything'],
    ['lines=1-2', 'everything'],
    [undefined, 'everything'],
  ])('are parsed from the header %s', (header, asked) => expect(byteRange(header, 100)).toEqual(asked));
});
