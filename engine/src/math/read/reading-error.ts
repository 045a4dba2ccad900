/** Thrown inside the reader alone and caught at its door: where the text breaks and why, in words a ten-year-old follows. */
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
