export function nginxConf(place: { port: number; folder: string; webs: number[] }): string;
