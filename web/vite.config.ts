import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedAssets } from './build/compressed-assets.ts';
import { routeList } from './build/route-list.ts';
import { preloadedFonts } from './build/preloaded-fonts.ts';

export default defineConfig({
  plugins: [
    routeList(),
    react(),
    tailwindcss(),
    preloadedFonts(/(-latin-wght-normal|literata-latin-600).*\.woff2$/),
    compressedAssets(),
  ],
  build: {
    assetsInlineLimit: 0, // the page's policy takes fonts from this server alone, and a data: address is not the server
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900, // the math field is one library of 800 kB, loaded when a problem asks for it
    rolldownOptions: {
      checks: { eval: false }, // the speech rules have one for Node, which no browser comes to
      // What changes only with a dependency keeps its name, and its place in the browser's cache, when our own pages change.
      output: {
        codeSplitting: {
          groups: [{ name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\// }],
        },
      },
    },
  },
});
