export interface Stage {
  from: string;
  name: string | undefined;
  steps: { word: string; rest: string }[];
}

export function readDockerfile(text: string): { stages: Stage[]; defaults: Map<string, string> };
export function copies(stage: Stage): { from: string | undefined; sources: string[]; target: string }[];
