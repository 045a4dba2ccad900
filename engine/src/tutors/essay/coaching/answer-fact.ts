import type { EssayAct } from '../hearing/hear-essay-message.ts';
import { findAnswer, isOfNumbers } from './find-answer.ts';
import type { HistoricalThing } from '../reading/known-history.ts';
import { tellingStems } from '../reading/essay-words.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { speech, type CoachDecision, type CoachSpeech } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import type { EssaySight } from './see-situation.ts';
import { commonFills, documentName } from './slot-fills.ts';

/** Words of asking that say nothing about what she asks. */
const asking = tellingStems(
  'year date passed happened signed started ended created called tell know explain wait help use used mean',
);
/** With at least this many words about something else, a question is off topic. A question about a year rarely is. */
const beside = { year: 2, thing: 1 };

/**
 * Answers a question about a fact: in one sentence, states what the bank or a document's attribution says, and asks a question
 * that leads back to the essay. If neither has the fact, asks about it and asserts nothing.
 */
export function answerFact(
  { thing, name, year, document }: Extract<EssayAct, { kind: 'asks_fact' }>,
  sight: EssaySight,
  knowledge: EssayKnowledge,
): CoachDecision {
  const { talk } = knowledge.templates;
  const { phase, situation } = sight;
  const fills = commonFills(sight, knowledge);
  const say = (said: CoachSpeech): CoachDecision => ({ kind: 'move', phase, ...said });
  const source = situation.prompt.sources.find(({ number }) => number === document);
  if (thing === null && source !== undefined) {
    const doc = documentName(source.number);
    if (year && source.year !== null)
      return say(speech('state_fact', talk.year_in_bank, { ...fills, year: String(source.year), name: doc }));
    const { hipp, table_hipp } = knowledge.templates.phases['source-analysis'].probes;
    const probes = (isOfNumbers(source) ? table_hipp : hipp).filter((wording) => !/^(?:Who|Look)/u.test(wording));
    if (source.attribution !== '')
      return say(speech('state_fact', probes, { ...fills, doc, quote: undefined }, { before: `${doc}: ${source.attribution}.` }));
  }
  const fact = thing === null ? '' : factOn(thing, knowledge);
  if (
    thing !== null &&
    year &&
    thing.kind !== 'person' &&
    thing.kind !== 'group' &&
    besideIt(situation.studentMessage ?? '', thing, fact, sight) < beside.year
  ) {
    const when = thing.start === thing.end ? String(thing.start) : `${thing.start}–${thing.end}`;
    return say(
      speech(
        'state_fact',
        talk.year_in_bank.filter((wording) => !isOutside(thing, sight) || !/window/u.test(wording)),
        { ...fills, year: when, name: thing.name },
      ),
    );
  }
  if (thing !== null && fact !== '') {
    const move = besideIt(situation.studentMessage ?? '', thing, fact, sight) >= beside.thing ? 'redirect' : 'state_fact';
    return say(speech(move, talk.fact_in_bank, { ...fills, name: thing.name }, { before: firstSentence(fact) }));
  }
  const answer = thing === null || fact === '' ? findAnswer(situation.studentMessage ?? '', situation.prompt, knowledge) : null;
  switch (answer?.in) {
    case 'bank':
      return say(
        speech(
          'state_fact',
          talk.fact_in_bank,
          { ...fills, name: answer.name ?? undefined },
          { before: firstSentence(answer.says) },
        ),
      );
    case 'document': {
      const doc = documentName(answer.number);
      const before = answer.attribution === null ? null : `${doc}: ${answer.attribution}.`;
      return say(speech('state_fact', talk[before === null ? 'fact_in_document' : 'fact_of_maker'], { ...fills, doc }, { before, about: String(answer.number) })); // prettier-ignore
    }
    case 'essay':
      return say(speech('redirect', talk.question_of_essay, fills));
    case undefined:
  }
  const asked = thing === null ? (name ?? undefined) : thing.kind === 'person' || thing.kind === 'group' ? undefined : thing.name;
  return say(speech('ask_before_asserting', year ? talk.fact_unknown : talk.fact_nowhere, { ...fills, name: asked }));
}

/**
 * Explains the difference between two things by what the bank says about each, or says that they are two names for one thing.
 * If the bank lacks a line, answers as if the question were about the first.
 */
export function answerComparison(
  [one, other]: readonly [HistoricalThing, HistoricalThing],
  sight: EssaySight,
  knowledge: EssayKnowledge,
): CoachDecision {
  const said = (thing: HistoricalThing) => {
    const fact = factOn(thing, knowledge);
    return fact === '' ? null : firstSentence(fact);
  };
  const [first, second] = [said(one), one.name === other.name ? twoNames : said(other)];
  if (first === null || second === null)
    return answerFact({ kind: 'asks_fact', thing: one, name: one.name, year: false, document: null }, sight, knowledge);
  const before = one.name === other.name ? `${second} ${first}` : `${first} ${second}`;
  const wordings = one.name === other.name ? knowledge.templates.talk.fact_in_bank : knowledge.templates.talk.two_facts;
  return {
    kind: 'move',
    phase: sight.phase,
    ...speech('state_fact', wordings, { ...commonFills(sight, knowledge), name: one.name, quote: undefined }, { before }),
  };
}

const twoNames = 'Those are two names for one thing.';

/** Returns what the bank says about a thing; empty if nothing. */
const factOn = ({ name }: HistoricalThing, { lines }: EssayKnowledge): string =>
  (lines.facts.get(name) ?? []).map(({ fact }) => fact).find((fact) => fact !== '') ?? '';

const isOutside = ({ start, end }: { start: number; end: number }, { situation: { prompt } }: EssaySight): boolean =>
  end < prompt.start || start > prompt.end;

/** Counts the words of a question that are about neither the thing nor the prompt. */
function besideIt(
  message: string,
  thing: { name: string; aliases: readonly string[] },
  fact: string,
  { situation: { prompt } }: EssaySight,
): number {
  const near = new Set([...tellingStems([thing.name, ...thing.aliases, fact, prompt.text].join(' ')), ...asking]);
  return [...tellingStems(message)].filter((stem) => !near.has(stem)).length;
}

const firstSentence = (fact: string): string =>
  `${(splitSentences(fact)[0]?.text ?? fact).split(/;\s/u)[0]!.replace(/[.;]$/u, '')}.`;
