import type { HeardAct } from '../act.ts';
import { isFelt, isUnsure } from './is-felt.ts';
import { leaveTakenIn } from './takes-leave.ts';
import { wantsToGoOn } from './wants-to-go-on.ts';

/**
 * The talk of a message where plain words say otherwise than the model of talk hears: a wish to go on is none to stop, what is not felt is no feeling, and taking leave
 * is a wish to stop.
 *
 * Parameters  `answered`: whether an answer is heard in the message; who is unsure beside one asks for nothing.
 */
export function plainTalk(acts: readonly HeardAct[], message: string, answered: boolean): readonly HeardAct[] {
  const mended = acts.flatMap((act): HeardAct[] => {
    const { text, start, end, confidence } = act;
    if (maySayOnward(act) && wantsToGoOn(text)) return [{ act: 'wish', wish: 'other', text, start, end, confidence }];
    if (act.act !== 'feeling' || isFelt(act.feeling, text, message.slice(0, start))) return [act];
    if (!isUnsure(text)) return [{ act: 'small_talk', text, start, end, confidence }];
    return answered ? [] : [{ act: 'wish', wish: 'hint', text, start, end, confidence }];
  });
  const leaves = leaveTakenIn(message).filter(
    ({ start, end }) => !mended.some((act) => act.act === 'wish' && act.wish === 'stop' && act.start < end && start < act.end),
  );
  return [...mended, ...leaves];
}

/** What the model may hear where she wants to go on: "i want to keep going" sounds like who finds it hard. */
const maySayOnward = (act: HeardAct): boolean =>
  (act.act === 'wish' && act.wish === 'stop') ||
  (act.act === 'feeling' && ['boredom', 'frustration', 'tiredness'].includes(act.feeling));
