export * from './board';
export * as boardLimits from './board-limits';
export * as boardParts from './build';
export { boardSamples } from './board-samples';
export * from './check-board';
export { along, part, pointAlong, wayThrough, type Way } from './curve';
export * from './film';
export type { Pose } from './motion';
export type { Line, Positions } from './play-step';
export { boardTexts } from './board-texts';
export {
  capitalised,
  describeBoard,
  describeMove,
  describeOwnSteps,
  describePiece,
  describePosition,
  nameOf,
  type BoardWords,
} from './describe';
export { differences, type Differences, type Ghosts } from './differences';
export { edit, redo, startEditing, undo, type BoardEditing, type Edit, type NewPiece } from './edits';
export * from './own-piece';
export { ownPieceTexts } from './own-piece-texts';
export { ageOf, type AgeGroup } from './sports';
export { tooFast, type FastRun } from './too-fast';
export { paperColors, withoutMembers } from './paper';
export { sportsOf } from './team-sports';
export { mirrored, turnedRound } from './transform';
export * from './formations';
export { lineUpOf, playersIn } from './line-up';
export { formationNameFor } from './formation-name';
export { samplePlays } from './sample-plays';
export { linesOf } from './lines';
export * from './scene';
export * from './shapes';
export { coloredSvg, stillScene, stillSvg } from './still';
export { linesSvg } from './lines-svg';
export { tidyStroke } from './strokes';
export { svgOf } from './svg';
export { stepPicture, type StepPicture } from './step-picture';
export { ballPlace, viewOf, type Turn, type View } from './view';
export type { Surface } from './pitches';
export { boardPlayerTexts } from './player-texts';
export { boardEditorTexts } from './board-editor-texts';
export { hasSharpRuns, movesOf, passKindOf } from './moves-of-sport';
export { newBoard } from './new-board';
