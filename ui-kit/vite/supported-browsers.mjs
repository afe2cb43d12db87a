/** The oldest supported versions, under the names that compatibility data and build targets have for them. */
export const oldestSupported = /** @type {const} */ ({ chrome: '111', firefox: '128', safari: '16.4' });

/** `build.target` of Vite: syntax and CSS that these browsers lack is rewritten or gets a prefix. */
export const buildTarget = Object.entries(oldestSupported).map(([name, version]) => name + version);
