import 'vitest';

declare module 'vitest' {
  // What `npm run drill` adds up and prints.
  interface TaskMeta {
    /** How many attempts a test has made, where they are more than one. */
    tried?: number;
    /** What else it found out, for the eyes of whoever reads the table. */
    told?: string;
  }
}

/** How much is tried: a little in the suite, all of it where `npm run drill` asks for it. */
export const amount = (inSuite: number, inDrill: number): number => (process.env['STOA_DRILL'] === 'full' ? inDrill : inSuite);
