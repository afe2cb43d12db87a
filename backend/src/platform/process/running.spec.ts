import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isRunning, nameOf, parentOf, startTimeOf } from './running';

it('name, parent and start time of a process are known until it ends', async () => {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid!;
  const started = startTimeOf(pid);
  expect(parentOf(pid)).toBe(process.pid);
  await expect.poll(() => nameOf(pid)).toBe('sleep');
  expect(isRunning(pid, started)).toBe(true);
  expect(isRunning(pid, `${started}0`)).toBe(false);

  child.kill('SIGKILL');
  await once(child, 'exit');
  expect([nameOf(pid), parentOf(pid), startTimeOf(pid), isRunning(pid, started)]).toEqual(['', 0, '', false]);
});
