/**
 * Why a turn cannot be taken as asked. Nothing has changed; the words say what to do.
 *
 *   empty_message    there is nothing in it
 *   long_message     over the longest that a tutor reads
 *   stale_question   it answers another question than the one in focus: a second tab went on, or a line came late
 */
export type LessonRefusalCode = 'empty_message' | 'long_message' | 'stale_question';

export class LessonRefusal extends Error {
  override name = 'LessonRefusal';
  readonly code: LessonRefusalCode;
  constructor(code: LessonRefusalCode, words: string) {
    super(words);
    this.code = code;
  }
}
