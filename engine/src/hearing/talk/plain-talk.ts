import type { HeardAct } from '../act.ts';
import { isFelt, isUnsure } from './is-felt.ts';
import { leaveTakenIn } from './takes-leave.ts';
import { wantsToGoOn } from './wants-to-go-on.ts';

/**
 * Corrects what the talk model hears where the words clearly say something else: a wish to go on isn't a wish to stop, some
 * words don't express the feeling that was heard, and saying goodbye is a wish to stop.
 *
 * Parameters  `answered`: whether an answer was heard in the message; beside an answer, being unsure isn't a request for help.
 */
export function plainTalk(acts: readonly HeardAct[], message: string, answered: boolean): readonly HeardAct[] {
  const mended = acts.flatMap((act): HeardAct[] => {
    const { text, start, end, confidence } = act;
    if (maySayOnward(act) && wantsToGoOn(text)) return [{ act: 'wish', wish: 'other', text, start, end, confidence }];
    if (act.act !== 'feeling' || isFelt(act.feeling, text, message.slice(0, start))) return [act];
    if (!isUnsure(text)) return [{ act: 'small_talk', text, start, end, confidence }];
    return answered ? [] : [{ act: 'wish', wish: 'hint', text, start, end, confidence }];
  });
  const leaves = leaveTakenIn(message);
  const isLeave = (act: HeardAct): boolean =>
    act.act === 'wish' && act.wish === 'stop' && leaves.some(({ start, end }) => act.start < end && start < act.end);
  return [...mended.filter((act) => !isLeave(act)), ...leaves];
}

/** Acts that the model may hear if she wants to go on: "i want to keep going" sounds like a student who finds it hard. */
const maySayOnward = (act: HeardAct): boolean =>
  (act.act === 'wish' && act.wish === 'stop') ||
  (act.act === 'feeling' && ['boredom', 'frustration', 'tiredness'].includes(act.feeling));
