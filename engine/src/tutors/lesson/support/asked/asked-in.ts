import type { HeardAct } from '../../../../hearing/act.ts';
import type { Heard } from '../../hearing/heard.ts';
import { asksHowLong, asksLeave } from '../../hearing/taken-for.ts';

/** Returns the questions of a message. */
export const questionsIn = (acts: readonly HeardAct[]): Extract<HeardAct, { act: 'question' }>[] =>
  acts.flatMap((act) => (act.act === 'question' ? [act] : []));

/** A question in a message: what it is about, and its words. */
export type Asked = Pick<Extract<HeardAct, { act: 'question' }>, 'about' | 'text'>;

/**
 * Returns the questions of a message, or the whole message if no question was heard in it, but it is taken for one: "so its
 *         like money, fewer people more for each?"
 */
export const askedIn = ({ acts, taken }: Pick<Heard, 'acts' | 'taken'>, text: string): readonly Asked[] => {
  const asked = questionsIn(acts);
  const isOfLesson = asksLeave.test(text) || asksHowLong.test(text.toLowerCase());
  if (asked.length === 0 && taken.kind === 'question' && isOfLesson) return [{ about: 'logistics', text }];
  return asked.length === 0 && taken.kind === 'question' && /\blike\b/i.test(text) ? [{ about: 'likeness', text }] : asked;
};
