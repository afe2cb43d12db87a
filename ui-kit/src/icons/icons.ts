/**
 * All icons of the kit. They are grouped by where they are used, because a module is part of exactly one
 * chunk: the sign-in screen loads `message-icons` alone, and no first screen loads `secondary-icons`. One
 * module an icon would scatter them over one chunk for each combination of screens.
 */
export { type Icon, type IconProps } from './icon';
export * from './action-icons';
export * from './item-icons';
export * from './talk-icons';
export * from './secondary-icons';
export * from './player-icons';
export * from './navigation-icons';
export * from './control-icons';
export * from './message-icons';
export * from './editor-icons';
export * from './board-icons';
