import { flattenText } from '../flatten/flatten-text.ts';
import { rememberReadings } from '../remember-readings.ts';
import { foldText } from '../words-of.ts';

/** A sentence of a turn as it is heard, in lower case, with plain mathematics. `asks` if it ends as a question. */
export type TurnSentence = {
  readonly said: string;
  readonly asks: boolean;
  /** What the sentence states: all of it or, for a question, the part before the question. */
  readonly states: string;
};

/** Where a question begins inside its sentence: "Right, 8 in all, so how many …?" */
const questionBegins =
  /(?:^|[,;:.!—–]\s*|\s-\s|\b(?:so|and|but|now|then)\s+)["'(]?(?:so,? |and |but |now,? |then,? |okay,? |for |in |into |at |by |of |to |on |from |about |with )*(?:how|what|what's|which|who|who's|whose|why|where|when|can|could|do|does|did|is|are|was|were|will|would|should|shall|have|has|am|may|might|ready|want|care to|any idea|if)\b/;
/** A question that only asks for agreement: what comes before it is stated. */
const tag =
  /[,.]?\s*\b(?:right|okay|ok|see|agreed|yes|isn't it|isn't that so|don't we|don't you|correct|you know|is it not)\s*\?\s*$/;

/** Returns the sentences of a turn, in order. */
export const turnSentences = rememberReadings(
  (text): readonly TurnSentence[] =>
    text
      .split(/\n+/)
      .flatMap((line) =>
        foldText(flattenText(line))
          .replace(/\b(a\.m|p\.m|e\.g|i\.e|vs|mr|mrs|dr)\./g, '$1')
          .split(/(?<=[.!?…]["')]*)\s+/),
      )
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
      .map((said) => {
        const asks = /\?["')]*$/.test(said);
        return { said, asks, states: asks ? statedIn(said) : said };
      }),
  1000,
  4000,
);

function statedIn(question: string): string {
  const tagged = tag.exec(question);
  if (tagged !== null && tagged.index > 0) return question.slice(0, tagged.index);
  const begins = questionBegins.exec(question);
  return begins === null ? '' : question.slice(0, begins.index).trim();
}
