import { describe, expect, it } from 'vitest';
import { memberRules, sports, teamRules } from '../index';
import { losesPositions, positionCodesOf, positionsOf, readPositions, splitPositions } from './positions';

describe('positions', () => {
  it('exist for every sport of the team form but Other, each with a code of its own and a name', () => {
    for (const sport of sports.filter((each) => each !== 'Other')) {
      const codes = positionCodesOf(sport);
      expect(new Set(codes).size, sport).toBe(codes.length);
      expect(memberRules.positions(codes.slice(0, 4)), sport).toBeUndefined();
      expect(
        positionsOf(sport).every(({ name }) => name.length > 3),
        sport,
      ).toBe(true);
    }
    expect(positionsOf('Other')).toEqual([]);
    expect(positionsOf('Netball')).toEqual([]);
  });

  it('of an uploaded row are stored once, in upper case and in their order; four at most', () => {
    expect(splitPositions('Rugby Union', ['hk', ' PR', 'HK'])).toEqual({ kept: ['HK', 'PR'], left: [] });
    expect(splitPositions('Rugby Union', ['QB', 'wing', 'LK', ''])).toEqual({
      kept: ['LK'],
      left: ['QB', 'wing'],
    });
    expect(splitPositions('Soccer', ['GK', 'RB', 'CB', 'LB', 'ST'])).toEqual({
      kept: ['GK', 'RB', 'CB', 'LB'],
      left: ['ST'],
    });
    expect(splitPositions('Other', ['GK'])).toEqual({ kept: [], left: ['GK'] });
  });

  it('in a cell of a list are separated by commas, slashes or spaces', () => {
    expect(readPositions(' HK, PR/LK  BR ')).toEqual(['HK', 'PR', 'LK', 'BR']);
    expect(readPositions('  ')).toEqual([]);
  });

  it.each([
    ['Rugby Union', 'Rugby League', false],
    ['Rugby Union', 'Soccer', true],
    ['Soccer', 'Other', true],
    ['Other', 'Soccer', false],
    ['Soccer', 'Soccer', false],
  ])('may be lost when the sport changes from %s to %s: %s', (before, after, loses) => {
    expect(losesPositions(before, after)).toBe(loses);
  });
});

describe('rules of numbers, positions and age groups', () => {
  it.each([
    [memberRules.memberNumber, '0', undefined],
    [memberRules.memberNumber, '007', undefined],
    [memberRules.memberNumber, null, undefined],
    [memberRules.memberNumber, '', 'A number has 1 to 3 digits'],
    [memberRules.memberNumber, '1000', 'A number has 1 to 3 digits'],
    [memberRules.memberNumber, '9a', 'A number has 1 to 3 digits'],
    [memberRules.memberNumber, '٩', 'A number has 1 to 3 digits'],
    [memberRules.memberNumber, 9, 'A number has 1 to 3 digits'],
    [memberRules.positions, [], undefined],
    [memberRules.positions, ['GK', 'RB', 'CB', 'LB'], undefined],
    [memberRules.positions, ['GK', 'RB', 'CB', 'LB', 'DM'], 'At most 4 positions'],
    [memberRules.positions, ['GK', 'GK'], 'A position is in the list twice'],
    [memberRules.positions, ['gk'], 'positions must be a list of codes'],
    [memberRules.positions, [null], 'positions must be a list of codes'],
    [memberRules.positions, [['GK']], 'positions must be a list of codes'],
    [memberRules.positions, null, 'positions must be a list of codes'],
    [teamRules.ageGroup, 'U8', undefined],
    [teamRules.ageGroup, 'senior', undefined],
    [teamRules.ageGroup, null, undefined],
    [teamRules.ageGroup, 'U7', 'Choose an age group from U8 to U21, or senior'],
    [teamRules.ageGroup, 'Senior', 'Choose an age group from U8 to U21, or senior'],
    [memberRules.bulkRow, { email: 'a@b.example', number: '9', positions: ['HK', 'wing'] }, undefined],
    [memberRules.bulkRow, { email: 'a@b.example', number: '', positions: null }, undefined],
    [memberRules.bulkRow, { email: 'a@b.example', number: '9.5' }, 'A number has 1 to 3 digits'],
    [memberRules.bulkRow, { email: 'a@b.example', positions: 'HK' }, 'Positions must be a list of codes'],
    [memberRules.bulkRow, { email: 'a@b.example', positions: [7] }, 'Positions must be a list of codes'],
  ])('%# judge %j', (rule, value, message) => {
    expect(rule(value)).toBe(message);
  });
});
