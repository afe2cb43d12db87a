import { describe, expect, it } from 'vitest';
import { hasAddress, readRows } from './bulk-rows';

const rows = (text: string) => readRows(text, 'player').map(({ row }) => row);

describe('people out of a list', () => {
  it('come one a line, whatever parts the columns', () => {
    const ada = { email: 'ada@club.example', firstName: 'Ada', lastName: 'Berg', role: 'coach' };
    for (const mark of [',', ';', '\t']) {
      const list = ['ada@club.example', 'Ada', 'Berg', 'coach'].join(mark);
      expect(rows(`${list}\n${list.replace('ada', 'bo')}`)[0], mark).toEqual(ada);
    }
  });

  it('have no head among them', () => {
    expect(rows('Email,First,Last,Role\nada@club.example,Ada,Berg,coach')).toHaveLength(1);
    expect(rows('ada@club.example,Ada,Berg,coach')).toHaveLength(1);
    expect(rows('email@club.example,Ada,Berg,coach'), 'an address is no head').toHaveLength(1);
  });

  it('lose their quotes and spaces, not the commas within', () => {
    expect(rows(`'bo@club.example' , 'Bo'`)[0]).toMatchObject({ email: 'bo@club.example', firstName: 'Bo' });
    expect(rows('"ada@club.example","Ada","Berg, jr.",Coach')[0]).toEqual({
      email: 'ada@club.example',
      firstName: 'Ada',
      lastName: 'Berg, jr.',
      role: 'coach',
    });
  });

  it('take the chosen role where they have none', () => {
    expect(rows('ada@club.example')[0]?.role).toBe('player');
  });

  it('are told by their line what is wrong with them', () => {
    const read = readRows(
      'ada@club.example\n\nnobody\nADA@club.example\nbo@club.example,Bo,Li,goalkeeper',
      'player',
    );
    expect(read.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [3, 'Please enter a valid email address'],
      [4, 'This email is in the list twice'],
      [5, 'Choose player, coach or admin'],
    ]);
  });

  it('need one address at least', () => {
    expect(hasAddress(readRows('nobody\nnowhere', 'player'))).toBe(false);
    expect(hasAddress(readRows('a@b', 'player'))).toBe(true);
  });
});
