/**
 * Returns a Vite plugin for apps that preloads the display font in index.html, so that headings use it from
 * the first paint.
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
