/** A value or a choice that a message names, and how it stands in its clause. */
export type NamedValue = {
  readonly start: number; // in the message
  readonly end: number;
  /** In the form in which the question is answered: the expected text where the value is right, else as she wrote it. */
  readonly answer: string;
  readonly right: boolean;
  /** What it does in the mathematics around it: nothing, what comes out, a part of what is worked out, or what is said to be something. */
  readonly role: 'alone' | 'result' | 'operand' | 'subject';
  /** Whether its left side is what the question asks for: 20% of 60 is … */
  readonly ofTheQuestion: boolean;
  /** False where a slip of the pen had to be forgiven. */
  readonly sure: boolean;
  /** The plain words before and behind it in its clause, n for other values. */
  readonly before: string;
  readonly after: string;
};
