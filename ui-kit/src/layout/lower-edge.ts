/** The CSS variable with the height of what is fixed to the lower edge of the window, such as the toolbar of an editor. */
export const lowerEdgeVar = '--lower-edge';
