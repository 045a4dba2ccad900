import { speaksHarm } from '../../../guards/harm/speaks-harm.ts';
import { coachViolations } from '../guard/coach-violations.ts';
import type { LineContext } from '../guard/line-context.ts';
import type { CoachSpeech } from './coach-decision.ts';
import { sayableWordings } from './choose-wording.ts';

/** Said if no wording can be used: a session never ends in an error. */
const lastResort = 'What would you like to work on next?';

/**
 * Returns the coach's own line: the best wording of its move that passes all guards, with the sentences around it.
 *
 * Shape   `said`: what the coach has said in this session. There is always a line: if every wording fails with her own words in
 *         it, one without them is used.
 */
export function phraseTurn(decided: CoachSpeech, said: readonly string[], context: LineContext): string {
  const passes = (line: string) => coachViolations(line, context).length === 0 && speaksHarm([line]) === null;
  const wrap = (line: string) => [decided.before, line, decided.after].filter((part) => part !== null).join(' ');
  const { quote: _, ...withoutQuote } = decided.fills;
  for (const fills of [decided.fills, withoutQuote]) {
    const lines = sayableWordings(decided.wordings, fills, said);
    const woven = decided.woven === null ? [] : sayableWordings(decided.woven, fills, said);
    for (const line of lines) {
      for (const more of woven) if (passes(`${wrap(line)} ${more}`)) return `${wrap(line)} ${more}`;
      if (passes(wrap(line))) return wrap(line);
    }
  }
  return lastResort;
}
