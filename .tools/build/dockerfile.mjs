/** The instructions of a Dockerfile by stage; the last stage is what runs. */
export function readDockerfile(text) {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  const instructions = lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => /^(\w+)\s+(.*)$/.exec(line).slice(1));
  const stages = [];
  for (const [word, rest] of instructions) {
    if (word === 'FROM') stages.push(newStage(rest));
    else stages.at(-1)?.steps.push({ word, rest });
  }
  return { stages, defaults: new Map(instructions.filter(([word]) => word === 'ARG').map(toDefault)) };
}

const toDefault = ([, rest]) => rest.split('=');

function newStage(rest) {
  const [from, , name] = rest.split(/\s+/);
  return { from, name, steps: [] };
}

/** What a COPY copies, from which stage (undefined: the workspace), and where to. */
export function copies({ steps }) {
  return steps
    .filter(({ word }) => word === 'COPY')
    .map(({ rest }) => {
      const words = rest.split(/\s+/);
      const flag = words.find((word) => word.startsWith('--from='));
      const paths = words.filter((word) => !word.startsWith('--'));
      return { from: flag?.slice('--from='.length), sources: paths.slice(0, -1), target: paths.at(-1) };
    });
}
