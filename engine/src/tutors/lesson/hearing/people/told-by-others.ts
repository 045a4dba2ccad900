import type { Heard } from '../heard.ts';

/** Whether she tells, and does not ask, what somebody else does or thinks of it; not what was allowed her, nor what a misconception of hers leans on. */
export const toldByOthers = ({ text, heard: { cues, acts } }: { text: string; heard: Pick<Heard, 'cues' | 'acts'> }): boolean =>
  cues.includes('told_by_others') &&
  !cues.includes('tells_of_life') &&
  !acts.some(({ act, confidence }) => act === 'misconception' && confidence > surelyMistaken) &&
  !/\?|\b(?:tell me|you can|u can|help me|call|mad|yell\w*|hit\w*|mean)\b|\d/i.test(text);
/** "My teacher said two minuses make a plus": then it's that which is met. */
const surelyMistaken = 0.8;

/** Whether others think little of it, and do not only do it otherwise. */
export const findsItUseless = (text: string): boolean =>
  /\b(?:useless|pointless|waste|stupid|dumb|boring|(?:never|not|n[’']?t|dont|doesnt) (?:ever )?(?:need|use)\w*)\b/i.test(text);
