import { execFileSync } from 'node:child_process';
import { root } from '../dev/run.mjs';
import { vitest } from './steps.mjs';

/** @import { Step } from './steps.mjs' */

/**
 * Returns files that differ from a commit, and untracked files, relative to the root of the workspace.
 *
 * @param {string} commit
 */
export function changedFiles(commit) {
  const lines = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...lines('diff', '--name-only', '--diff-filter=d', commit),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * Maps a file to the server specs it affects: those of its module, of its part of the platform, or itself.
 */
const OWNERS = [
  /^backend\/(src\/modules\/[^/]+\/)/,
  /^backend\/(src\/platform\/[^/]+\/)/,
  /^backend\/(src\/[^/]+)\/(?!modules|platform)/,
  /^backend\/(demo\/)/,
  /^backend\/(test\/.+\.spec\.ts)$/,
];

/**
 * Returns filters for the server specs; no filter if the change affects all of them. Vitest's own import
 * analysis does not help: each spec starts the whole server and therefore depends on every file.
 *
 * @param {string[]} files
 * @returns {string[]}
 */
export function serverFilters(files) {
  const filters = files.flatMap((file) => {
    const ofContract = /^backend\/contract\/src\/([^/]+)\//.exec(file)?.[1];
    if (ofContract) return [`src/modules/${ofContract}/`];
    if (!file.startsWith('backend/') || file.startsWith('backend/bench/')) return [];
    return [OWNERS.map((owner) => owner.exec(file)?.[1]).find(Boolean) ?? ''];
  });
  return filters.includes('') ? [] : [...new Set(filters)];
}

/**
 * Returns the steps for a change. Journeys run only if the journeys themselves changed.
 *
 * @param {Step[]} steps
 * @param {{ files: string[], commit: string }} change
 * @returns {Step[]}
 */
export function stepsForChange(steps, { files, commit }) {
  const touches = (/** @type {string[]} */ ...folders) =>
    files.some((file) => folders.some((folder) => file.startsWith(folder)));
  const contract = 'backend/contract/';
  const content = 'backend/content/';
  const changed = `--changed ${commit} --passWithNoTests`;
  /** @type {Record<string, string | false>} */
  const commands = {
    contract: touches(contract) && vitest(`--root backend/contract ${changed}`),
    content: touches(contract, content) && vitest(`--root backend/content ${changed}`),
    server:
      touches('backend/') &&
      vitest(
        `--root backend --project server --experimental.fsModuleCache --passWithNoTests ${serverFilters(files).join(' ')}`,
      ),
    'ui-kit': touches('ui-kit/') && vitest(`--root ui-kit ${changed}`),
    frontend: touches('frontend/', 'ui-kit/', contract, content) && vitest(`--root frontend ${changed}`),
    workspace: touches('.tools/', 'docs/', 'package') && vitest('--root .tools'),
  };
  const always = ['lint', 'boundaries', 'formatting'];
  return steps.flatMap((step) => {
    if (always.includes(step.title)) return [step];
    const command = commands[step.title];
    return command ? [{ ...step, command, after: [], mayBeEmpty: true }] : [];
  });
}
