/** How a synthetic student works at the board. Times are in seconds; shares are in 0..1. */
export type BoardStudent = {
  readonly thinks: number; // time before a line, on average
  readonly writes: number; // time to write a line
  readonly errs: number; // share of lines with an error by a misunderstood rule
  readonly slips: number; // share of lines in which a number comes out wrong
  readonly notices: number; // share of her mistakes that she notices by herself within a few seconds
  readonly stuck: number; // share of lines before which she doesn't know how to go on
  readonly frees: number; // time after which she would find a way on by herself
  readonly replies: number; // share of questions that she answers by voice
  readonly heeds: number; // share of the tutor's remarks that she acts on
  readonly complains: number; // share of troubles that she complains about aloud
  readonly erases: number; // share of lines before which she erases three times
  readonly guesses: number; // share of problems that she answers at once, without work
  readonly wanders: number; // share of pauses in which she talks about something else
  readonly nonsense: number; // share of lines that mean nothing
};

const steady: BoardStudent = {
  thinks: 6,
  writes: 4,
  errs: 0.05,
  slips: 0.03,
  notices: 0.6,
  stuck: 0.04,
  frees: 20,
  replies: 0.4,
  heeds: 0.8,
  complains: 0,
  erases: 0.02,
  guesses: 0,
  wanders: 0,
  nonsense: 0,
};

/** The kinds of students that a simulation sends to the board. */
export const boardStudents = {
  steady,
  stuck: { ...steady, thinks: 10, errs: 0.12, stuck: 0.5, frees: 120, notices: 0.3, heeds: 0.5 },
  careless: { ...steady, thinks: 3, writes: 3, errs: 0.08, slips: 0.3, notices: 0.6 },
  frustrated: { ...steady, errs: 0.25, notices: 0.2, stuck: 0.3, frees: 60, complains: 0.6, erases: 0.3, heeds: 0.4 },
  gaming: { ...steady, thinks: 2, guesses: 0.9, errs: 0.2, notices: 0.1, replies: 0.1, heeds: 0.4 },
  silent: { ...steady, thinks: 12, stuck: 0.3, frees: 90, replies: 0, heeds: 0.5 },
  distracted: { ...steady, thinks: 10, stuck: 0.1, wanders: 0.3, heeds: 0.5 },
  nonsense: { ...steady, thinks: 4, nonsense: 1, replies: 0.5, heeds: 0, frees: 20 },
} as const satisfies Record<string, BoardStudent>;
export type BoardStudentKind = keyof typeof boardStudents;
