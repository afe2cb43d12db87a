/**
 * `npm run nightly -- old-tabs` opens tabs with the build of the last commit of the previous day, replaces
 * the server by the current build, and continues in these tabs (e2e/old-tabs). `old-tabs:abc1234` uses
 * another commit.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { buildProduct } from '../build/build.mjs';
import { buildOfCommit } from '../build/build-of-commit.mjs';
import { root, run } from '../dev/run.mjs';

const commit = process.argv[2] ?? lastCommitOfTheDayBefore();
console.log(`Tabs are opened with the build of ${commit}.`);
buildProduct();
const workspace = buildOfCommit(commit);
try {
  const env = { ...process.env, OLD_BUILD: workspace };
  process.exitCode = await run('npx playwright test --config e2e/old-tabs --reporter=list', { env });
} finally {
  rmSync(workspace, { recursive: true, force: true });
}

/**
 * Counts days back from the last commit, so that a Monday compares with Friday; returns the first commit if
 * there is no earlier day.
 */
function lastCommitOfTheDayBefore() {
  const day = git('log', '-1', '--format=%cd', '--date=short');
  const before = git('rev-list', '-1', `--before=${day} 00:00`, 'HEAD');
  return before || git('rev-list', '--max-parents=0', 'HEAD').split('\n')[0] || 'HEAD';
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}
