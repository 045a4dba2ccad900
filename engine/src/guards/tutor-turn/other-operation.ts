import { contrastsIn, plainly } from './contrasts.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const supposed =
  /\b(?:not|never|n't|instead|rather|undo|undoes|undoing|opposite|inverse|reverse|if|would|was|were|wrote|thought)\b|n't\b/;
const toldOfHer = /\byou (?:added|multiplied|subtracted|divided|took)\b/;

/** Returns the number that each operation of a text is done with: "divided by 3", "add 7 to both sides". */
function doneIn(folded: string): { readonly operation: string; readonly number: string }[] {
  return contrastsIn(folded)
    .filter(({ family }) => family === 'operation')
    .flatMap(({ member, word, at }) => {
      const number =
        /^(?: (?:both sides|it|that|them|the result|everything|each side))?(?: (?:by|away))?(?: the)? (-?\d+(?:\.\d+)?)(?![\w/]|\.\d)/.exec(
          folded.slice(at + word.length),
        )?.[1];
      return number === undefined ? [] : [{ operation: member, number }];
    });
}

/** True if a turn does another operation with a number than the due one: "multiplied by 3" instead of divided by 3. */
export function doesOtherwise({ must_convey, verdict, text }: SpokenTurn): boolean {
  if (must_convey === null) return false;
  const due = doneIn(plainly(must_convey));
  if (due.length === 0) return false;
  const told = turnSentences(text)
    .map(({ states }) => plainly(states))
    .filter((states) => states !== '' && !supposed.test(states) && (verdict === 'correct' || !toldOfHer.test(states)))
    .flatMap(doneIn);
  return told.some(
    ({ operation, number }) =>
      due.some((one) => one.number === number && one.operation !== operation) &&
      !due.some((one) => one.number === number && one.operation === operation) &&
      !told.some((other) =>
        due.some((one) => one.number === number && other.number === number && one.operation === other.operation),
      ),
  );
}
