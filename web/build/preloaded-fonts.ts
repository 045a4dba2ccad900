import type { Plugin } from 'vite';

/** Asks for the fonts that every page shows before the style sheet that names them has arrived. */
export function preloadedFonts(which: RegExp): Plugin {
  return {
    name: 'stoa-preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => which.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
