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

  it('say whether their role is the default one', () => {
    const list = 'ada@club.example, Ada, Berg, coach\nbo@club.example\ncy@club.example, Cy, Dahl, , 7';
    expect(readRows(list, settings).map(({ hasDefaultRole }) => hasDefaultRole)).toEqual([false, true, true]);
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
      [5, undefined],
    ]);
  });

  it('include at least one email address', () => {
    expect(hasAddress(readRows('nobody\nnowhere', settings))).toBe(false);
    expect(hasAddress(readRows('a@b', settings))).toBe(true);
  });

  it('with a role that does not exist get the chosen one, and the role is named', () => {
    const read = readRows('bo@club.example,Bo,Li,Goalkeeper\ncy@club.example,Cy,Dahl,COACH', settings);
    expect(read.map(({ row: { role }, unknownRole, problem }) => [role, unknownRole, problem])).toEqual([
      ['player', 'Goalkeeper', undefined],
      ['coach', undefined, undefined],
    ]);
  });

  it.each([
    "jan@club.example,Jan,'t Hart",
    "jan@club.example;Jan;'t Hart",
    `"jan@club.example","Jan","'t Hart"`,
    "'jan@club.example','Jan',\"'t Hart\"",
  ])('keep the apostrophe of %s', (list) => {
    expect(rows(list)[0]).toMatchObject({ email: 'jan@club.example', firstName: 'Jan', lastName: "'t Hart" });
  });

  it.each([
    'ada@club.example, bo@club.example, cy@club.example',
    'ada@club.example; bo@club.example; cy@club.example',
    'ada@club.example\tbo@club.example\tcy@club.example',
    'ada@club.example bo@club.example cy@club.example',
    'Ada <ada@club.example>, <bo@club.example>, "Dahl, Cy" <cy@club.example>',
    'Berg, Ada <ada@club.example>; Li, Bo <bo@club.example>; cy@club.example',
  ])('are three when a line has three addresses: %s', (list) => {
    const people = rows(list);
    expect(people.map(({ email }) => email)).toEqual([
      'ada@club.example',
      'bo@club.example',
      'cy@club.example',
    ]);
    for (const { firstName, lastName } of people) expect(`${firstName}${lastName}`).not.toContain('@');
  });

  it.each([
    'ada@club.example,Ada,Berg,player,7,HK,parent@club.example',
    'ada@club.example,Ada,bo@club.example,Bo',
  ])('are none when a line mixes addresses and columns: %s', (list) => {
    const read = readRows(`${list}\ncy@club.example`, settings);
    expect(read.map(({ line, problem }) => [line, problem])).toEqual([
      [1, 'More than one email in this line. Write one person per line.'],
      [2, undefined],
    ]);
    expect(read[0]?.row.email).toBe(list);
  });

  it.each([
    'Sam Okafor <sam@club.example>',
    '"Sam Okafor" <sam@club.example>',
    'Okafor, Sam <sam@club.example>',
    '"Okafor, Sam" <sam@club.example>',
    'sam@club.example,"Okafor, Sam"',
    '"Okafor, Sam",sam@club.example',
    'Sam Okafor;sam@club.example',
    'Name,Email\n"Okafor, Sam",sam@club.example',
    'Last name;First name;E-mail\nOkafor;Sam;sam@club.example',
    'sep=;\nEmail;First name;Last name\nsam@club.example;Sam;Okafor',
  ])('have their names from %s', (list) => {
    expect(rows(list)).toEqual([
      { email: 'sam@club.example', firstName: 'Sam', lastName: 'Okafor', role: 'player' },
    ]);
  });

  it('have the columns behind a name and an address', () => {
    expect(rows("Jan van 't Hart <jan@club.example>, coach, 9, HK")).toEqual([
      {
        email: 'jan@club.example',
        firstName: 'Jan',
        lastName: "van 't Hart",
        role: 'coach',
        number: '9',
        positions: ['HK'],
      },
    ]);
  });

  it('are in the list twice under each spelling of an address', () => {
    expect(readRows('x@müller.example\nx@xn--mller-kva.example', settings)[1]?.problem).toBe(
      'This email is in the list twice',
    );
  });
});
