export * from './harbour';
export * from './hawks';
export * from './hoops';
export * from './riverside';
