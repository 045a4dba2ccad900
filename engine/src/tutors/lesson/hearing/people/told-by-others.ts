import type { Heard } from '../heard.ts';

/**
 * True if the student tells, rather than asks, how somebody else does it or what they think of it. What somebody allowed her
 * doesn't count, nor does what a misconception of hers relies on.
 */
export const toldByOthers = ({ text, heard: { cues, acts } }: { text: string; heard: Pick<Heard, 'cues' | 'acts'> }): boolean =>
  cues.includes('told_by_others') &&
  !cues.includes('tells_of_life') &&
  !acts.some((act) => act.act === 'wish' && act.wish === 'stop') &&
  !acts.some(({ act, confidence }) => act === 'misconception' && confidence > surelyMistaken) &&
  !/\?|\b(?:tell me|you can|u can|help me|call|mad|yell\w*|hit\w*|mean)\b|\d/i.test(text);
/** "My teacher said two minuses make a plus": then the reply is to the misconception. */
const surelyMistaken = 0.8;

/** True if others think that it's useless, rather than only doing it differently. */
export const findsItUseless = (text: string): boolean =>
  /\b(?:useless|pointless|waste|stupid|dumb|boring|(?:never|not|n[’']?t|dont|doesnt) (?:ever )?(?:need|use)\w*)\b/i.test(text);
