/**
 * Why a turn cannot be taken as asked. Nothing has changed; the words say what to do.
 *
 *   stale_problem    the act names another problem than the one on the table: a second tab went on
 *   not_now          the act does not fit the phase, such as a hint after the problem is solved
 *   unknown_skill    the graph has no such skill
 *   locked_skill     prerequisites are missing
 *   no_problems      the bank has no verified problem for the skill
 *   nothing_due      a review was asked for, and nothing is due today
 *   graph_unavailable  a new session needs the graph, and it cannot be had
 */
export type PracticeRefusalCode =
  | 'stale_problem'
  | 'not_now'
  | 'unknown_skill'
  | 'locked_skill'
  | 'no_problems'
  | 'nothing_due'
  | 'graph_unavailable';

export class PracticeRefusal extends Error {
  override name = 'PracticeRefusal';
  readonly code: PracticeRefusalCode;
  constructor(code: PracticeRefusalCode, words: string) {
    super(words);
    this.code = code;
  }
}
