const operations = { add: 'add(?:ing|ition|s|ed)?|plus', subtract: 'subtract(?:ing|ion|s|ed)?|tak(?:e|ing) away|minus', multiply: 'multipl(?:y|ying|ication|ies|ied)|times', divide: 'divid(?:e|ing|es|ed)|division', square: 'squar(?:e|ing)', root: '(?:taking (?:the )?|the )?square roots?' } as const; // prettier-ignore
type Operation = keyof typeof operations;
const undoes: Readonly<Record<Operation, Operation>> = { add: 'subtract', subtract: 'add', multiply: 'divide', divide: 'multiply', square: 'root', root: 'square' }; // prettier-ignore

const any = Object.values(operations).join('|');
const named = (said: string): Operation | undefined =>
  (Object.keys(operations) as Operation[]).find((one) => new RegExp(`^(?:${operations[one]})$`).test(said));

const with_ = '(?: (?:by |the |a |an )*(?!you\\b|is\\b|undoes\\b|and\\b)[\\w./-]+){0,3}?';
/** Phrases that say that one operation undoes another. */
const takesBack: readonly RegExp[] = [
  new RegExp(
    `\\b(?:undo|undoing|reverse|take back|get rid of|cancel) (?:the |an? )?(${any})${with_},? (?:you |we |just |simply |is |by |have to |need to |means )*(${any})\\b`,
    'g',
  ),
  new RegExp(`\\b(${any})${with_} (?:always |just )?(?:undoes|reverses|cancels(?: out)?|takes back) (?:the )?(${any})\\b`, 'g'),
  new RegExp(`\\b(?:opposite|inverse|reverse) (?:operation )?of (?:the )?(${any})${with_} is (?:the )?(${any})\\b`, 'g'),
  new RegExp(`\\b(${any})${with_} is (?:the )?(?:opposite|inverse|reverse)(?: operation)? (?:of|to) (${any})\\b`, 'g'),
  new RegExp(`\\b(${any})${with_} is (?:undone|reversed|canceled) by (?:the )?(${any})\\b`, 'g'),
  new RegExp(
    `\\b(${any}) and (${any}) (?:undo|reverse|cancel) each other|\\b(${any}) and (${any}) are (?:opposites|inverses|inverse operations)`,
    'g',
  ),
];
const supposed = /\b(?:not|never|n't|don't|doesn't|can't|cannot|no|would|wrote|said|thought|mistake|instead)\b/;

/**
 * True if a sentence says that one operation undoes another, and it doesn't: "to undo adding 5, add 5 again". The sentence
 * must be folded.
 */
export const takesBackFalsely = (said: string): boolean =>
  takesBack.some((pattern) =>
    Array.from(said.matchAll(pattern)).some((match) => {
      const [one, other] = match
        .slice(1)
        .filter((group) => group !== undefined)
        .map(named);
      return (
        one !== undefined &&
        other !== undefined &&
        undoes[one] !== other &&
        !supposed.test(said.slice(0, match.index)) &&
        !supposed.test(match[0])
      );
    }),
  );
