/** The oldest supported versions, by the names of browser-compat-data and build targets. */
export const oldestSupported = /** @type {const} */ ({ chrome: '111', firefox: '128', safari: '16.4' });

/** Vite's `build.target`: newer syntax and CSS is transpiled or prefixed for these browsers. */
export const buildTarget = Object.entries(oldestSupported).map(([name, version]) => name + version);
