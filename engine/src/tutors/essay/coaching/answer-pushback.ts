import { bareText, quotedPieces, wordCount } from '../guard/line-pieces.ts';
import { tellingStems } from '../reading/essay-words.ts';
import { speech, type CoachDecision } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import { quoteOf } from './own-words.ts';
import type { EssaySight } from './see-situation.ts';
import { commonFills, documentName, workingDocument } from './slot-fills.ts';

/**
 * Answers a student who insists that a document says something. First asks her to walk through it. If she then shows the words,
 * the coach concedes. If she doesn't, it states the objection once more. After that, it moves on.
 */
export function answerPushback(named: number | null, sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { phase, history, situation } = sight;
  const { pushback } = knowledge.templates.talk;
  const last = history.findLast((line) => line.role === 'coach');
  const lastMove = last?.role === 'coach' ? last.move : null;
  const document = named ?? (lastMove === 'walk_through' ? workingDocument(sight) : null);
  const fills = commonFills(sight, knowledge);
  if (document === null) return { kind: 'move', phase, ...speech('concede', pushback.disagrees_with_coach, fills) };
  const doc = documentName(document);
  const about = String(document);
  const shown = shownWords(
    situation.studentMessage ?? '',
    situation.prompt.sources.find(({ number }) => number === document)?.body ?? '',
  );
  const asked = lastMove === 'walk_through' || lastMove === 'hold';
  const quote = quoteOf(shown ?? situation.studentMessage ?? '') ?? undefined;
  if (shown !== null && (asked || wordCount(situation.studentMessage ?? '') >= 12))
    return { kind: 'move', phase, ...speech('concede', pushback.concede, { ...fills, doc, quote }, { about }) };
  if (!asked)
    return {
      kind: 'move',
      phase,
      ...speech('walk_through', pushback.walk_through, { ...fills, doc, quote: undefined }, { about }),
    };
  if (lastMove === 'hold')
    return { kind: 'move', phase, ...speech('concede', pushback.disagrees_with_coach, { ...fills, doc }, { about }) };
  return { kind: 'move', phase, ...speech('hold', pushback.hold, { ...fills, doc, quote }, { about }) };
}

/** This many words in a row count as a quotation; this many of the document's telling words count as a fair account of it. */
const inRow = 3;
const telling = 4;
const turned = /\b(?:not|cannot|can't|never|no|neither|nor|without|refuse\w*|against)\b/iu;

/**
 * Returns the words that show what a document says, quoted or retold. Null if there are none, or only words that the document
 * itself denies.
 */
function shownWords(message: string, body: string): string | null {
  const pieces = quotedPieces(message).map(({ text }) => text);
  const inBody = bareText(body);
  const quoted = pieces.find((text) => wordCount(text) >= inRow && inBody.includes(bareText(text)));
  if (quoted !== undefined) return denies(body, quoted) && !turned.test(quoted) && !turned.test(message) ? null : quoted;
  const words = bareText(message).trim().split(' ');
  for (let length = 6; length >= inRow + 1; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const run = words.slice(at, at + length).join(' ');
      if (inBody.includes(` ${run} `) && tellingStems(run).size > 1 && !denies(body, run)) return run;
    }
  const own = tellingStems(body);
  const told = [...tellingStems(message)].filter((stem) => own.has(stem));
  const because = /\b(?:because|bc|since|so|which means|cuz|means that)\b/iu.test(message);
  return told.length >= telling && because ? message : null;
}

/** True if a negation shortly before the words makes the document say the opposite. */
function denies(body: string, words: string): boolean {
  const at = bareText(body).indexOf(bareText(words).trim());
  return at >= 0 && turned.test(bareText(body).slice(Math.max(0, at - 40), at));
}
