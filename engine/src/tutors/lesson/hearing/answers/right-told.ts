import { takenIn, type TakenValue } from '../../../../hearing/answers/claims-in.ts';
import type { Waiting } from '../../../../hearing/answers/waiting-question.ts';
import { signsOf, standsIn } from '../../../../hearing/answers/waiting-question.ts';
import { clausesOf } from '../../../../hearing/clauses.ts';

/**
 * Returns the right value if the message tells it as a fact and no answer was heard: "they got 63 tickets left to sell". It
 *         must not be in the question, and must be the first value of the message. Taking it costs nothing, and what students
 *         mind most is that a right answer isn't heard.
 */
export function rightTold(text: string, waiting: Waiting): string | null {
  const { input_type, choices } = waiting.answer;
  if (input_type === 'boolean' || (waiting.closed && choices.every((choice) => !/\p{L}{2}/u.test(choice)))) return null;
  const all = takenIn(clausesOf(text), waiting, false);
  const [first] = all;
  return first !== undefined && first.value.right && isTold(first, waiting) ? first.value.answer : null;
}

const isTold = ({ value, stance, clause }: TakenValue, waiting: Waiting): boolean =>
  (waiting.closed || value.role === 'alone') &&
  (stance === 'told' ||
    (waiting.closed && stance === 'claimed') ||
    stance === 'closed' ||
    (stance === 'reported' && isOfThingAsked(value.after, waiting))) &&
  value.sure &&
  !clause.asks &&
  !supposes.test(clause.words) &&
  (waiting.closed || !standsIn(signsOf(value.answer), waiting.signs));

/** True for the thing that is asked for: "63 tickets", if tickets are asked for. */
const isOfThingAsked = (after: string, { words }: Waiting): boolean => {
  const [thing = ''] = after.split(' ');
  return thing.length > 2 && words.has(thing);
};

const supposes =
  /\b(?:if|when|unless|suppose|imagine|nobody|no one|cannot|can not|not|never|without|before|earlier|yesterday|was|were|mov(?:e|ed|ing)|took|take|takes|taking|add(?:ed|ing)?|subtract\w*|minus|plus|times|divid\w*|multipl\w*|split|kept|keep)\b/;
