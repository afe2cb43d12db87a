/** All icons of the kit, in files by where they are met, so that a screen loads those near it. */
export { type Icon, type IconProps } from './icon';
export * from './deeds';
export * from './further-on';
export * from './places';
export * from './signs';
export * from './writing';
