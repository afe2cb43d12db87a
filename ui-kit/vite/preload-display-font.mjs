/**
 * A Vite plugin for apps: preloads the display face in index.html, so that headings are drawn in it at once.
 * @returns {import('vite').Plugin}
 */
export function preloadDisplayFont() {
  return {
    name: 'touchline-preload-display-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /archivo.*basic.*\.woff2$/.test(name));
        if (!file) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
