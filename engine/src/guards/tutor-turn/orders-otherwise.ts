import { contrastsIn, plainly } from './contrasts.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const inSigns: readonly (readonly [operation: string, says: RegExp])[] = [
  ['add', /\bplus\b|\+|\b(?:in all|altogether|together|total|mean|average)\b/],
  ['subtract', /\bminus\b|(?<=[\d)] ?)-|\b(?:less than|fewer|left|change)\b/],
  ['multiply', /\btimes\b|[×*·^]|\b(?:double|twice|triple|squared?|each|every|per|area)\b|\d(?:%|\/\d+)? of\b/],
  ['divide', /÷|\/|\b(?:half|halve|split|over|per|each|equal (?:parts|groups)|out of|mean|average|percent)\b/],
];

/** Returns the operations that a text names, in words or signs. */
const operationsIn = (folded: string): ReadonlySet<string> =>
  new Set([
    ...contrastsIn(folded).flatMap(({ family, member }) => (family === 'operation' ? member : [])),
    ...inSigns.flatMap(([operation, says]) => (says.test(folded) ? operation : [])),
  ]);

/** Words that show that a sentence isn't an order: it supposes, asks, denies, or tells what the student did. */
const noOrder =
  /\?|\byou (?:added|subtracted|multiplied|divided|took|counted|found|just|only|did|used|have|got|went|might|may|seem|were|forgot)|\bnot\b|n't\b|\b(?:instead|if|undo|undoing|would|opposite|before|looks?|comes? into)\b/;
const ordered = /(?:^|\bso (?:you )?|\bthen (?:you )?|\band (?:then )?|, )(add|subtract|multiply|divide|double|halve)\b/g;
const sameAs: Readonly<Record<string, string>> = { double: 'multiply', halve: 'divide' };

const explaining: readonly SpokenTurn['act'][] = ['hint', 'explain', 'another_way', 'teach', 'clarify'];
/** A statement of how to do it, in a turn that should only ask. */
const saysHow =
  /(?:^|\bso |\bthen |, )(?:add|subtract|multiply|divide|double|halve)\b|\b(?:is|means|are|equals?)\b.*\b(?:times|plus|minus|divided|added|multiplied|subtract|add)\b/;

/**
 * True if a turn tells the student to do an operation that neither the due idea nor the question mentions ("so divide by 100"
 * if she has to multiply), or if a turn that should only ask says how to do it ("the perimeter is 9 times 4").
 */
export function ordersOtherwise({ act, must_convey, question, said, text }: SpokenTurn): boolean {
  if (must_convey === null) return false;
  const stated = turnSentences(text)
    .map(({ states }) => plainly(states))
    .filter((states) => states !== '' && !noOrder.test(states));
  if (act === 'probe')
    return must_convey.includes('?') && stated.some((states) => saysHow.test(states) && !/\bleft with\b/.test(states));
  if (!explaining.includes(act)) return false;
  const known = operationsIn(plainly([must_convey, question.stem, ...said.slice(-2)].join('\n')));
  return stated.some((states) =>
    Array.from(states.matchAll(ordered)).some(([, operation = '']) => !known.has(sameAs[operation] ?? operation)),
  );
}
