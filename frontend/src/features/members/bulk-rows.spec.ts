import { describe, expect, it } from 'vitest';
import { hasAddress, readRows } from './bulk-rows';

const settings = { defaultRole: 'player', sport: 'Rugby Union' };
const rows = (text: string) => readRows(text, settings).map(({ row }) => row);

describe('users parsed from a list', () => {
  it('are one for each line, whatever separates the columns', () => {
    const ada = { email: 'ada@club.example', firstName: 'Ada', lastName: 'Berg', role: 'coach' };
    for (const mark of [',', ';', '\t']) {
      const list = ['ada@club.example', 'Ada', 'Berg', 'coach'].join(mark);
      expect(rows(`${list}\n${list.replace('ada', 'bo')}`)[0], mark).toEqual(ada);
    }
  });

  it('exclude the header', () => {
    expect(rows('Email,First,Last,Role\nada@club.example,Ada,Berg,coach')).toHaveLength(1);
    expect(rows('ada@club.example,Ada,Berg,coach')).toHaveLength(1);
    expect(rows('email@club.example,Ada,Berg,coach'), 'an address is no head').toHaveLength(1);
  });

  it('are trimmed and unquoted, with commas in quotes kept', () => {
    expect(rows(`'bo@club.example' , 'Bo'`)[0]).toMatchObject({ email: 'bo@club.example', firstName: 'Bo' });
    expect(rows('"ada@club.example","Ada","Berg, jr.",Coach')[0]).toEqual({
      email: 'ada@club.example',
      firstName: 'Ada',
      lastName: 'Berg, jr.',
      role: 'coach',
    });
  });

  it('get the chosen role if they have none', () => {
    expect(rows('ada@club.example')[0]?.role).toBe('player');
  });

  it('have number and positions, which may be in one cell or in several', () => {
    const numbered = { number: '07', positions: ['HK', 'pr'] };
    for (const list of [
      'ada@club.example,Ada,Berg,,07,HK pr',
      'ada@club.example,Ada,Berg,,07,HK,pr',
      'ada@club.example;Ada;Berg;;07;HK/pr',
      'ada@club.example\tAda\tBerg\t\t07\tHK, pr',
      '"ada@club.example","Ada","Berg","","07","HK, pr"',
    ])
      expect(rows(list)[0], list).toMatchObject(numbered);
    expect(rows('ada@club.example,Ada,Berg,coach,,')[0]).not.toHaveProperty('number');
    expect(rows('ada@club.example,Ada,Berg,coach,,')[0]).not.toHaveProperty('positions');
  });

  it('name the positions that the sport lacks, and are sent nevertheless', () => {
    const [read] = readRows('ada@club.example,Ada,Berg,player,7,HK QB,Wing', settings);
    expect(read).toMatchObject({ problem: undefined, unknownPositions: ['QB', 'Wing'] });
    const [wrong] = readRows('ada@club.example,Ada,Berg,player,7a', settings);
    expect(wrong).toMatchObject({ problem: 'A number has 1 to 3 digits' });
  });

  it('report errors by line', () => {
    const read = readRows(
      'ada@club.example\n\nnobody\nADA@club.example\nbo@club.example,Bo,Li,goalkeeper',
      settings,
    );
    expect(read.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [3, 'Please enter a valid email address'],
      [4, 'This email is in the list twice'],
      [5, 'Choose player, coach or admin'],
    ]);
  });

  it('include at least one email address', () => {
    expect(hasAddress(readRows('nobody\nnowhere', settings))).toBe(false);
    expect(hasAddress(readRows('a@b', settings))).toBe(true);
  });
});
