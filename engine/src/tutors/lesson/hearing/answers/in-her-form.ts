import type { QuestionAnswer } from '@stoa/schema/study-plan';
import type { HeardAct } from '../../../../hearing/act.ts';
import { checkAnswer } from '../../../../math/check-answer.ts';
import { inFigures } from '../../support/in-figures.ts';
import type { TakenFor } from '../heard.ts';

/**
 * Takes a value as the student wrote it, if that is judged the same: 33/6 if 11/2 is expected in any form, 16 1/4 for 65/4,
 * 8:5 for 8/5. So what she's shown as hers is hers. If a decimal is asked for, coins are the right amount in another form.
 */
export function inHerForm(taken: TakenFor, message: string, acts: readonly HeardAct[], answer: QuestionAnswer): TakenFor {
  if (taken.kind !== 'answer') return taken;
  const heard = acts.find((act) => act.act === 'answer' && act.answer === taken.text);
  if (heard === undefined) return taken;
  const [, count, coins] = inCoins.exec(message.slice(heard.start)) ?? [];
  const share = `${count}/${/^dime/i.test(coins ?? '') ? 10 : 100}`;
  if (count !== undefined && !message.includes(answer.expected.trim()) && isRightAmount(answer, share))
    return { kind: 'answer', text: share };
  const written = inFigures(heard.text).trim();
  const isSame = isValue.test(written) && checkAnswer(answer, written).verdict === checkAnswer(answer, taken.text).verdict;
  return isSame ? { kind: 'answer', text: written } : taken;
}

/** True if only the form isn't the one asked for. */
function isRightAmount(answer: QuestionAnswer, text: string): boolean {
  const check = checkAnswer(answer, text);
  return answer.judging.form === 'decimal' && check.verdict === 'incorrect' && check.reason === 'form';
}
const inCoins = /^\s*(\d+)\s*(dimes?|cents?|penn(?:y|ies)|¢)/i;
/** A number, a fraction, a mixed number or a ratio, and nothing else. */
const isValue = /^-?(?:\d+ )?\d*\.?\d+(?:\s*[/:]\s*\d+)?$/;
