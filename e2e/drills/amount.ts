import 'vitest';

declare module 'vitest' {
  // `npm run drill` adds these up and prints them.
  interface TaskMeta {
    /** How many attempts a test has made, if more than one. */
    tried?: number;
    /** Other findings, for people who read the table. */
    told?: string;
  }
}

/** Returns how much to try: a little in the suite, all of it for `npm run drill`. */
export const amount = (inSuite: number, inDrill: number): number => (process.env['STOA_DRILL'] === 'full' ? inDrill : inSuite);
