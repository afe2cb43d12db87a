import { expect, it } from 'vitest';
import { handOver, takeWrittenBefore, type WrittenBefore } from './written-before';

const written: WrittenBefore = { texts: [] };

it('is written in the editor that stands', () => {
  const taken: WrittenBefore[] = [];
  const leave = takeWrittenBefore((each) => taken.push(each));
  handOver(written);
  leave();
  expect(taken).toEqual([written]);
});

it('waits for an editor that comes later than the app, and is written once', () => {
  const taken: WrittenBefore[] = [];
  handOver(written);
  takeWrittenBefore((each) => taken.push(each))();
  takeWrittenBefore((each) => taken.push(each))();
  expect(taken).toEqual([written]);
});

it('is not written in another page', () => {
  const taken: WrittenBefore[] = [];
  handOver(written);
  history.replaceState(undefined, '', '/pages/2');
  takeWrittenBefore((each) => taken.push(each))();
  expect(taken).toEqual([]);
});
