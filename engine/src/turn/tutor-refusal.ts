/**
 * Why a tutor cannot take a turn as asked, whichever tutor it is. Nothing has changed; the words say what to do.
 *
 *   stale              the act names another problem or question than the one that waits: a second tab went on, or a line came late
 *   not_now            the act does not fit the phase, such as a hint after the problem is solved
 *   empty_message      there is nothing in it
 *   long_message       over the longest that a tutor reads
 *   unknown_skill      the graph has no such skill
 *   unknown_unit       the course has no such unit
 *   locked_skill       prerequisites are missing
 *   no_problems        the bank has no verified problem for the skill
 *   nothing_due        a review was asked for, and nothing is due today
 *   drill_foreign      the question is of another conversation
 *   drill_used         it was answered before
 *   drill_expired      it was to be answered earlier
 *   graph_unavailable  a new session needs the graph, and it cannot be had
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
