/** A value or a choice that a message names, with its role in its clause. */
export type NamedValue = {
  readonly start: number; // in the message
  readonly end: number;
  /**
   * In the form in which the question is answered: the expected text if the value is right, otherwise as the student wrote it.
   */
  readonly answer: string;
  readonly right: boolean;
  /**
   * Its role in the mathematics around it: none, the result, a part of a computation, or the thing that is said to equal
   * something.
   */
  readonly role: 'alone' | 'result' | 'operand' | 'subject';
  /** True if the left side of its equation is what the question asks for: 20% of 60 is … */
  readonly ofTheQuestion: boolean;
  /** False if a typo had to be forgiven. */
  readonly sure: boolean;
  /** The plain words before and after it in its clause, with n for other values. */
  readonly before: string;
  readonly after: string;
};
