import type { Heard, TakenFor } from './heard.ts';

/** Messages of these kinds are about the mathematics, whatever their words. */
const ofMatter: readonly TakenFor['kind'][] = [
  'answer',
  'two_answers',
  'asks_for_answer',
  'check',
  'misconception',
  'idea',
  'confusion',
  'continuation',
  'probe_answer',
];

/**
 * True if a message to a lesson that the student left comes back to it: she says so, or talks about its mathematics. Thanks and
 * a goodbye don't.
 */
export function comesBack({ acts, cues, taken }: Pick<Heard, 'acts' | 'cues' | 'taken'>, text: string): boolean {
  if (cues.includes('says_bye') || cues.includes('thanks')) return false;
  if (['comes_back', 'greets', 'wants_on'].some((cue) => cues.some((one) => one === cue)) || ofMatter.includes(taken.kind))
    return true;
  if (taken.kind === 'wish') return taken.wish !== 'finish';
  if (reckons.test(text)) return true;
  const asks = acts.some((act) => act.act === 'question' && !besideMatter.includes(act.about) && act.confidence > sureOfQuestion);
  return taken.kind === 'question' && asks && !asksOfGoingOn.test(text);
}
/** "Why should i continue": asks about coming back, not about the mathematics. */
const asksOfGoingOn = /\b(?:continue|go on|keep going|come back)\b/i;
/** "12x7": a calculation. */
const reckons = /\d\s*[-+*x×÷/=]\s*\d/i;
const besideMatter: readonly string[] = ['logistics', 'relevance'];
const sureOfQuestion = 0.55;
