import type { ReadState } from './lifecycle';

export const readStateTexts: Record<ReadState, string> = { new: 'New', changed: 'Changed' };
