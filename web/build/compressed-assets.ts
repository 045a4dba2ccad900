import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Writes `x.js.gz` and `x.js.br` beside each text asset, so that the server compresses nothing while people wait. */
export function compressedAssets(): Plugin {
  let folder = '';
  return {
    name: 'stoa-compressed-assets',
    apply: 'build',
    configResolved: (config) => void (folder = path.resolve(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const plain = readFileSync(path.join(folder, name));
        if (plain.length < 1024) continue;
        writeFileSync(path.join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(path.join(folder, `${name}.br`), brotliCompressSync(plain, { params }));
      }
    },
  };
}
