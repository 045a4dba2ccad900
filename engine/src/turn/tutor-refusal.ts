/**
 * Why a tutor can't take a turn as asked; the same codes for all tutors. Nothing has changed; the words say what to do.
 *
 *   stale              the act names another problem or question than the open one: a second tab went on, or it came late
 *   not_now            the act does not fit the phase, such as a hint after the problem is solved
 *   empty_message      there is nothing in it
 *   long_message       longer than a tutor reads
 *   unknown_skill      the graph has no such skill
 *   unknown_unit       the course has no such unit
 *   locked_skill       prerequisites are missing
 *   no_problems        the bank has no verified problem for the skill
 *   nothing_due        a review was asked for, and nothing is due today
 *   drill_foreign      the question belongs to another conversation
 *   drill_used         it was answered before
 *   drill_expired      the time to answer it is over
 *   graph_unavailable  a new session needs the graph, and it can't be loaded
 */
export type TutorRefusalCode =
  | 'stale'
  | 'not_now'
  | 'empty_message'
  | 'long_message'
  | 'unknown_skill'
  | 'unknown_unit'
  | 'locked_skill'
  | 'no_problems'
  | 'nothing_due'
  | 'drill_foreign'
  | 'drill_used'
  | 'drill_expired'
  | 'graph_unavailable';

export class TutorRefusal extends Error {
  override name = 'TutorRefusal';
  readonly code: TutorRefusalCode;
  constructor(code: TutorRefusalCode, words: string) {
    super(words);
    this.code = code;
  }
}
