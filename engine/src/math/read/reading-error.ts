/**
 * Thrown only inside the reader and caught by its public functions: says where the text breaks and why, in words for a
 * ten-year-old.
 */
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

/** The message for an empty placeholder brace: in a math field the student sees a fraction or a root, but no brace. */
export const notFinished = 'This part is not finished yet.';
