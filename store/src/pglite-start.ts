import { PGlite } from '@electric-sql/pglite';

/**
 * PGlite's own parameters, but with less memory for the pages of its files. By default it clears 160 MB before it opens, which
 * takes longer than all else, and the system already caches those pages.
 */
export const startWith = (pages: '2MB' | '16MB'): readonly string[] => [
  ...PGlite.defaultStartParams,
  '-c',
  `shared_buffers=${pages}`,
];
