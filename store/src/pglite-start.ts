import { PGlite } from '@electric-sql/pglite';

/**
 * How PGlite is started by itself, with less memory for the pages of its files: the 160 MB of its own are cleared before it opens, which takes longer
 * than all else, and what they would hold is in the system's memory already.
 */
export const startWith = (pages: '2MB' | '16MB'): readonly string[] => [
  ...PGlite.defaultStartParams,
  '-c',
  `shared_buffers=${pages}`,
];
