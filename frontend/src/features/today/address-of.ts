import type { StarredKind } from '@touchline/contract';

export const addressOf = ({ kind, id }: { kind: StarredKind; id: number }): string => `/${kind}s/${id}`;
