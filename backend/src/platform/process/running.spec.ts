import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isRunning, nameOf, parentOf, startOf } from './running';

it('a process is known by its name, its parent and its start until it ends', async () => {
  const child = spawn('sleep', ['60'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid!;
  const started = startOf(pid);
  expect(parentOf(pid)).toBe(process.pid);
  await expect.poll(() => nameOf(pid)).toBe('sleep');
  expect(isRunning(pid, started)).toBe(true);
  expect(isRunning(pid, `${started}0`)).toBe(false);

  child.kill('SIGKILL');
  await once(child, 'exit');
  expect([nameOf(pid), parentOf(pid), startOf(pid), isRunning(pid, started)]).toEqual(['', 0, '', false]);
});
