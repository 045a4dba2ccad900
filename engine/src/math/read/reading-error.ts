/** Thrown inside the reader alone and caught by its public functions: where the text breaks and why, in words a ten-year-old follows. */
export class ReadingError extends Error {
  override name = 'ReadingError';
  readonly at: number;
  readonly length: number;

  constructor(message: string, at: number, length: number) {
    super(message);
    this.at = at;
    this.length = length;
  }
}

/** What is said of a brace that holds a part in place: in a math field the student sees a fraction or a root, and no brace. */
export const notFinished = 'This part is not finished yet.';
