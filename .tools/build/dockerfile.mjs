/** @typedef {{ word: string, rest: string }} Instruction */
/** @typedef {{ from: string, name: string | undefined, steps: Instruction[] }} Stage */

/**
 * Parses the instructions of a Dockerfile by stage; the last stage is the image.
 * @param {string} text
 */
export function readDockerfile(text) {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const instructions = lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { word, rest };
    });
  /** @type {Stage[]} */
  const stages = [];
  for (const instruction of instructions) {
    if (instruction.word === 'FROM') stages.push(newStage(instruction));
    else stages.at(-1)?.steps.push(instruction);
  }
  const args = instructions.filter(({ word }) => word === 'ARG').map(({ rest }) => rest.split('='));
  return { stages, defaults: new Map(args.map(([name = '', value = '']) => [name, value])) };
}

/**
 * @param {Instruction} instruction
 * @returns {Stage}
 */
function newStage({ rest }) {
  const [from = '', , name] = rest.split(/\s+/);
  return { from, name, steps: [] };
}

/**
 * Returns the sources of each COPY, the stage they come from (undefined: the workspace), and the target.
 * @param {Stage} stage
 */
export function copies({ steps }) {
  return steps
    .filter(({ word }) => word === 'COPY')
    .map(({ rest }) => {
      const words = rest.split(/\s+/);
      const flag = words.find((word) => word.startsWith('--from='));
      const paths = words.filter((word) => !word.startsWith('--'));
      return { from: flag?.slice('--from='.length), sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
    });
}
