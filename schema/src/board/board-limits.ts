/** How much one frame, one line, and one board may hold. A full board says so, and the session goes on. */
export const boardLimits = {
  pointsInFrame: 400,
  strokesNamed: 500, // in one frame
  textLength: 2000,
  lines: 200,
  strokes: 5000, // on one board, including erased ones
  pointsInStroke: 6000,
  points: 1_000_000,
  acts: 60_000,
  pens: 40,
} as const;
