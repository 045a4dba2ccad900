import { numberAt } from '../../../hearing/answers/number-at.ts';
import { tidyInPlace, tokensOf } from '../../../hearing/message-words.ts';

/** Writes a message's number words as figures: "one third is nine marbles" → "1/3 is 9 marbles". */
export function inFigures(message: string): string {
  const text = tidyInPlace(message);
  const tokens = tokensOf(text);
  let figures = '';
  let from = 0;
  for (let at = 0; at < tokens.length;) {
    const number = numberAt(tokens, at, false);
    if (number === null || (!tokens[at]!.word && number.length === 1)) {
      at += 1;
      continue;
    }
    figures += `${text.slice(from, tokens[at]!.at)}${number.readings[0]!}`;
    at += number.length;
    from = tokens[at - 1]!.end;
  }
  return figures + text.slice(from);
}
