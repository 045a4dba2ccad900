import { restates } from './claims-nothing.ts';
import { tokensOf } from '../../../hearing/message-words.ts';
import type { Waiting } from '../../../hearing/answers/waiting-question.ts';

const behind = new Set(['each', 'left', 'altogether', 'in', 'total', 'all', 'now']);
const before =
  /^(?:so |then )?(?:they (?:both|each|all)|both|each (?:of them|one|person|child|friend|kid)|everyone|everybody) (?:have|has|get|gets|got|will have|will get)$/;
/** Plural words that count no things: what is done, time, what the student wants, parts of a number. */
const noThings =
  /^(?:times|plus|minus|equals|divides|is|was|does|has|less|this|yes|its|thanks|pls|please|seconds?|minutes|hours|secs|mins|questions|hints|steps|tries|chances|problems|examples|answers|mistakes|ways|reasons|years|numbers|digits|points|tens|ones|hundreds|thousands|units|wholes|halves|parts|quarters|fourths|thirds|fifths|.*ths)$/;

/**
 * The whole number of a message that counts things and says nothing else: "18 marbles", "8 pears each", "they both have 8". Things that
 * neither the question names nor the student shares out ("5 stars") count nothing here; a number of the question only repeats it.
 */
export function countedThings(message: string, waiting: Waiting): string | null {
  if (waiting.answer.input_type !== 'integer' || message.includes('?')) return null;
  const tokens = tokensOf(message.replace(/[.!]+\s*$/, ''));
  const numbers = tokens.filter(({ plain }) => /^\d+$/.test(plain));
  const number = numbers[0];
  if (numbers.length !== 1 || number === undefined || tokens.some((one) => one !== number && !one.word)) return null;
  const at = tokens.indexOf(number);
  const lead = tokens.slice(0, at).map(({ plain }) => plain);
  const [thing, ...rest] = tokens.slice(at + 1).map(({ plain }) => plain);
  if (lead.length > 0 && !before.test(lead.join(' '))) return null;
  if (thing === undefined ? lead.length === 0 : !isThing(thing) || !rest.every((word) => behind.has(word))) return null;
  const known = [thing, thing?.replace(/s$/, '')].some((word) => word !== undefined && waiting.words.has(word));
  if (lead.length === 0 && !known && rest[0] !== 'each') return null;
  return restates(number.raw, waiting) ? null : number.raw;
}

const isThing = (word: string): boolean => /^[a-z]{3,}s$/.test(word) && !noThings.test(word);
