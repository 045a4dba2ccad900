import type { Violation } from '../../turn/agent.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { speaksHarm } from '../harm/speaks-harm.ts';
import { speaksOfItself } from '../internal-language.ts';
import { ideasOf } from './idea-words.ts';
import { inventsThings } from '../invented-things.ts';
import { findLeak } from '../leak/find-leak.ts';
import { questionsOf } from '../leak/written-answer.ts';
import { repeatsItself } from '../repetition.ts';
import { leaksTeacherNotes } from '../teacher-notes.ts';
import { leavesTheVoice } from '../voice.ts';
import { conveyFaultOf } from './conveys.ts';
import { grantsWrong } from './grants-wrong.ts';
import { limitsIdea } from './limits-idea.ts';
import { checkedlyFalse, turnsIdeaAround } from './false-facts.ts';
import { flatteryIn } from './flattery.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { lengthFaultOf } from './turn-length.ts';
import { stanceFaultOf } from './stance.ts';
import { agreedStanding } from './agrees-falsely.ts';
import { asksAnother } from './asks-another.ts';
import { saysOutright } from './told-answer.ts';
import { changesToAnswer } from './changes-to-answer.ts';
import { countsLetters } from './counts-letters.ts';
import { ordersOtherwise } from './orders-otherwise.ts';
import { pointsAtChoice } from './points-at-choice.ts';
import { promisesHer } from './promises-her.ts';
import { comparesHer } from './compares-her.ts';
import { disdainOf } from './disdain.ts';
import { judgesOpen } from './judges-open.ts';
import { leadsToAnswer } from './leads-to-answer.ts';
import { mannerStanceOf, offendsManner } from './manner.ts';
import { narrowsDown } from './narrows-down.ts';
import { mockeryIn } from './mockery.ts';
import { talksShop } from './shop-words.ts';
import { speaksToAnother } from './speaks-to-another.ts';
import { tellsInParts } from './told-in-parts.ts';
import { turnSentences } from './turn-sentences.ts';
import { unverifiedRuleIn } from './unverified-rules.ts';
import { verdictFaultOf } from './verdict-said.ts';
import { withoutDenied } from './denied-words.ts';
import { wandersTo } from './wanders.ts';
import { weighed } from './weighing.ts';

type TurnGuard = (turn: SpokenTurn) => Violation | null;

const saying =
  (guard: string, faultOf: (turn: SpokenTurn) => string | null): TurnGuard =>
  (turn) => {
    const detail = faultOf(turn);
    return detail === null ? null : { guard, detail };
  };

/** What no turn may do: one of these objections is enough to stop it. */
const certain: readonly TurnGuard[] = [
  (turn) => speaksHarm(withoutDenied(turn)),
  saying('harm', (turn) => mockeryIn(withoutDenied(turn))),
  saying('harm', (turn) => disdainOf({ ...turn, text: withoutDenied(turn) })),
  saying('harm', comparesHer),
  offendsManner,
  saying('harm', ({ text }) => (promisesHer(text) ? 'promises what no tutor can give' : null)),
  saying('verdict', (turn) => (grantsWrong(turn) ? 'grants what is incorrect' : null)),
  saying('false_fact', checkedlyFalse),
  saying('false_fact', (turn) => (agreedStanding(turn) === 'not_so' ? 'agrees to what the question tells otherwise' : null)),
  saying('leak', (turn) => (agreedStanding(turn) === 'answer' ? 'tells the answer as agreed' : null)),
  saying('unverified', (turn) => (limitsIdea(turn) ? 'puts a limit to a rule that the lesson does not put' : null)),
  leaks,
  saying('leak', (turn) => (saysOutright(turn) ? 'says the answer outright' : null)),
  ({ text, question, must_convey }) => leaksTeacherNotes(text, [question.stem, must_convey ?? '']),
  ({ text }) => speaksOfItself(text),
  saying('internal_language', talksShop),
  saying('one_question', asksMany),
  saying('length', lengthFaultOf),
  (turn) => leavesTheVoice(withoutDenied(turn)),
];

/** Objections that can be wrong, so they are weighed together. In the order in which they are reported. */
const doubtful: readonly TurnGuard[] = [
  saying('verdict', verdictFaultOf),
  saying('verdict', judgesOpen),
  saying('stance', (turn) => stanceFaultOf(turn) ?? mannerStanceOf(turn)),
  saying('false_fact', turnsIdeaAround),
  saying('unverified', unverifiedRuleIn),
  saying('unverified', (turn) => (ordersOtherwise(turn) ? 'has her do what the lesson does not' : null)),
  saying('leak', leadsToAnswer),
  saying('leak', changesToAnswer),
  saying('leak', (turn) => (countsLetters(turn) ? 'says the answer term by term' : null)),
  saying('leak', (turn) => (narrowsDown(turn) ? 'leaves one number over' : null)),
  saying('leak', (turn) => (tellsInParts(turn) ? 'tells the answer in parts' : null)),
  saying('leak', (turn) => (pointsAtChoice(turn) ? 'points at the right choice' : null)),
  saying('conveys', conveyFaultOf),
  saying('conveys', (turn) => (asksAnother(turn) ? 'asks another question than it has to ask' : null)),
  saying('internal_language', speaksToAnother),
  saying('off_topic', wandersTo),
  saying('flattery', ({ text }) => flatteryIn(text)),
  ({ text, question, must_convey }) =>
    inventsThings(text, { steps: Infinity, example: true }, [question.stem, must_convey ?? '']),
  ({ text, said, must_convey }) =>
    repeatsItself(
      text,
      said.flatMap((line) => (line.startsWith('Tutor: ') ? [line.slice(7)] : [])),
      [must_convey ?? ''],
    ),
];

/** Returns the objections to a turn: the certain ones, and the doubtful ones, which have to be weighed. */
export const spokenAgainst = (turn: SpokenTurn): Readonly<Record<'certain' | 'doubtful', readonly Violation[]>> => ({
  certain: certain.flatMap((guard) => guard(turn) ?? []),
  doubtful: doubtful.flatMap((guard) => guard(turn) ?? []),
});

/**
 * At this probability or above, the objections stop a turn. Measured on five writers, each with weights fitted without that
 * writer: 6 of 100 good turns are stopped and 20 of 100 bad ones pass, compared with 12 and 21 if every objection stops.
 */
const enough = 0.6;

/** Returns everything that stops a turn from being said; empty if it may be said. */
export function objectionsTo(turn: SpokenTurn): Violation[] {
  const against = spokenAgainst(turn);
  const all = [...against.certain, ...against.doubtful];
  const isStopped =
    against.certain.length > 0 ||
    weighed(
      turn,
      against.doubtful.map(({ guard }) => guard),
    ) >= enough;
  if (!isStopped) return [];
  return all.length > 0 ? all : [{ guard: 'wording', detail: 'is worded like turns that no careful teacher says' }];
}

/** A further request after a question: "And tell me how many 5 would cost". */
const asksOn =
  /^(?:then|also|and|after that),? (?:please )?(?:tell|find|give|show|work out|figure out|say) (?:me |out )?(?:also )?(?:what|how|which|why)\b/;
const alsoAsked =
  /\b(?:how|what|which|who|when|where|why)\b.*?,? (?:and|or) (?:also )?(?:how|what|which|who|when|where|why)\b (.*)/;

/** True if one question of a probe asks for a second thing that isn't in the due question. */
function asksTwice({ act, must_convey }: SpokenTurn, said: string): boolean {
  const second = act === 'probe' && must_convey?.includes('?') === true ? alsoAsked.exec(said)?.[1] : undefined;
  if (second === undefined || alsoAsked.test(must_convey!.toLowerCase())) return false;
  const due = ideasOf(must_convey!);
  return [...ideasOf(second)].some((idea) => !due.has(idea));
}

function asksMany(turn: SpokenTurn): string | null {
  const { text } = turn;
  const sentences = turnSentences(text);
  if (
    sentences.some(
      ({ said, asks }, i) =>
        (asks && asksTwice(turn, said)) || (!asks && asksOn.test(said) && sentences.slice(0, i).some((one) => one.asks)),
    )
  )
    return 'asks for a second thing';
  const asked = sentences.filter(
    ({ said, asks }) => asks && !/^(?:ready|okay|ok|right|see|got it|make sense|makes sense)\b[^?]{0,24}\?/.test(said),
  ).length;
  return asked > 1 ? `asks ${asked} times where 1 may be asked` : null;
}

/** Removes questions that name alternatives and choose none: "Which is greater, 60 hundredths or 58 hundredths?" */
const withoutAlternatives = (text: string): string =>
  text.replace(/(?<=^|[.!?:]\s|,\s)[^.!?]*\b(?:which|what|who|is it|are they|do|does)\b[^.!?]* or [^.!?]*\?/gi, ' ');

/**
 * Returns other problems that a turn shows as examples ("the same in 7x = 63"), whose numbers may be said. An example contains
 * none of the stem's numbers; otherwise it could be a step of the question itself.
 */
function examplesIn(text: string, stem: string): string[] {
  const numbersOf = (of: string): string[] => flattenText(of).match(/\d+(?:\.\d+)?/g) ?? [];
  const inStem = new Set(numbersOf(stem));
  return Array.from(
    flattenText(text).matchAll(
      /\b(?:in|like|example,?|such as|say|take|with|try|another|as)(?: number through first)?:? ((?:[-+*/×·÷^()=.\d\s]|\b[a-z]\b|(?<=\d)[a-z]\b)+)/gi,
    ),
    (match) => match[1] ?? '',
  ).filter(
    (shown) =>
      /[-+*/×·÷=]/.test(shown.trim().slice(1)) &&
      numbersOf(shown).length > 1 &&
      numbersOf(shown).every((one) => !inStem.has(one)),
  );
}

/**
 * Returns the hint level for leaks: a turn that only asks or turns aside may not do a step of the solution; a hint may not
 * give a whole solution.
 */
const levelOf = (act: SpokenTurn['act']): 1 | 2 | 3 =>
  act === 'probe' || act === 'redirect' || act === 'withhold' || act === 'acknowledge' ? 1 : act === 'hint' ? 2 : 3;

/** Removes sentences whose numbers all belong to the finished question, because they say nothing about the next one. */
function withoutNumbersOf(text: string, { stem, expected }: SpokenTurn['question'], student: string): string {
  const numbersIn = (of: string): string[] => flattenText(of).match(/\d+(?:\.\d+)?/g) ?? [];
  const done = new Set([stem, expected, student].flatMap(numbersIn));
  return text
    .split(/(?<=[.!?])\s+/)
    .filter((one) => numbersIn(one).length === 0 || !numbersIn(one).every((number) => done.has(number)) || /\bnext\b/i.test(one))
    .join(' ');
}

function leaks(turn: SpokenTurn): Violation | null {
  const { act, question, verdict, text, said, student, must_convey, next_question } = turn;
  const open = act !== 'confirm' && act !== 'tell' && verdict !== 'correct';
  const own = said.flatMap((line) => (line.startsWith('Student: ') ? [line.slice(9)] : []));
  const kept = [
    ...(open
      ? [
          {
            answer: question.expected,
            stem: question.stem,
            input_type: question.input_type,
            choices: question.choices,
            written: [...own, student, must_convey ?? '', ...examplesIn(text, question.stem)],
            isNext: false,
          },
        ]
      : []),
    ...(next_question === null || next_question.stem === question.stem
      ? []
      : [
          {
            answer: next_question.expected,
            stem: next_question.stem,
            choices: [],
            written: open || /\bnext\b/i.test(text) ? [] : [question.stem, student, question.expected],
            isNext: true,
          },
        ]),
  ];
  for (const { answer, stem, choices, written, isNext, ...kind } of kept) {
    const found = questionsOf({ answer, stem, choices, variables: [], ...kind })
      .flatMap((one) =>
        findLeak({
          text: withoutAlternatives(isNext ? withoutNumbersOf(text, question, student) : text),
          stem,
          shown: said.filter((line) => line.startsWith('Tutor: ')).slice(-6),
          written,
          level: levelOf(act),
          answer: one,
        }),
      )
      .filter(({ way }) => way !== 'announced'); // a wrong value told as the answer is false, and gives nothing away
    if (found[0] !== undefined) return { guard: 'leak', detail: found[0].says };
  }
  return null;
}
