import { formations, isSameBoard, lineUpOf, newBoard, type Board } from '@touchline/contract/boards';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasDrawn, lastSport, rememberDrawn, rememberSport } from './board-memory';
import { nextBoard, rememberLineUp } from './last-line-up';

const teamId = 7;
const labelsOf = ({ pieces }: Board) =>
  pieces.map(({ kind, number, position }) => number ?? position ?? kind);
const hockey = ['field-hockey', 'ice-hockey'] as const;

beforeEach(() => localStorage.clear());

describe('a new board of a team', () => {
  it('begins with the default formation of the sport, one of whose players has the ball', () => {
    const board = nextBoard(teamId, 'soccer');
    expect(labelsOf(board)).toEqual(labelsOf(newBoard('soccer', formations.soccer[0], 0.5)));
  });

  it('begins with the formation that was chosen last in this team and sport', () => {
    const lineUp = lineUpOf(newBoard('soccer', formations.soccer[2], 0.5));
    rememberLineUp(teamId, lineUp);
    expect(isSameBoard(nextBoard(teamId, 'soccer'), lineUp)).toBe(true);
    expect(labelsOf(nextBoard(8, 'soccer'))).not.toEqual(labelsOf(lineUp));
    expect(nextBoard(teamId, 'basketball').sport).toBe('basketball');
  });

  it('has a ball, also if nobody had it in the formation', () => {
    const lineUp = lineUpOf(newBoard('soccer', formations.soccer[2], 0.5));
    rememberLineUp(teamId, { ...lineUp, pieces: lineUp.pieces.filter(({ kind }) => kind === 'us') });
    expect(nextBoard(teamId, 'soccer').pieces.filter(({ kind }) => kind === 'ball')).toHaveLength(1);
  });

  it.each(['', '{', '[]', '{"v":2}'])('begins with the default formation if %j is stored', (stored) => {
    localStorage.setItem(`touchline:formation:${teamId}:soccer`, stored);
    expect(nextBoard(teamId, 'soccer').pieces).toHaveLength(12);
  });
});

it('the pitch of a team is remembered while its sport has it', () => {
  expect(lastSport(teamId, hockey)).toBeUndefined();
  rememberSport(teamId, 'ice-hockey');
  expect(lastSport(teamId, hockey)).toBe('ice-hockey');
  expect(lastSport(teamId, ['soccer'])).toBeUndefined();
  expect(lastSport(8, hockey)).toBeUndefined();
});

it('the hints of the editor are needed until a first board was drawn', () => {
  expect(hasDrawn()).toBe(false);
  rememberDrawn();
  expect(hasDrawn()).toBe(true);
});
