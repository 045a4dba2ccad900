import { isClosed } from '../../../../problems/is-closed.ts';
import { speaksHarm } from '../../../../guards/harm/speaks-harm.ts';
import { filled, freshWording, freshWordings } from '../../../../turn/fresh-wordings.ts';
import type { Awaiting, MasterTutorContext, MasterTutorSecret, TutorTask } from './master-tutor-context.ts';
import { keepsItShort, masterTutorGuards } from './master-tutor-guards.ts';
import { acknowledgement, besideParagraph } from './beside-words.ts';
import { isBrief, mostSentences, sentencesAllowed, tellsPaceAlone, weightiest } from './brevity.ts';
import { leadsBack, rarely, whatIsSaidAside, withoutQuestion } from './lead-back.ts';
import { beforeLast, onward } from './onward-words.ts';
import { praise, praiseAlone, praisesAgain, weighed, wrote } from './praise-words.ts';
import { cutTo, joined } from './join-parts.ts';
import { sentences, type SentenceTable } from './master-tutor-sentences.ts';
import { howToWrite } from './verdict-sentences.ts';
import { core, frill, lead, named, verdict, type Paragraph, type Part, type Say } from './script-parts.ts';
import { viewOfCode } from './second-opinion.ts';
import type { TutorTurnOutput } from './tutor-turn-output.ts';
import { asks } from '../../hearing/lesson-wishes.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { isMeaning } from '../../support/asked/word-meaning.ts';

const longest = 1500;
const wordings = 6;

/**
 * The tutor without a model: composes the reply from the plan's own material, by the act, beginning with what she wrote. The
 * same context always gets the same words: the turn's number chooses among the wordings, and what she has had before is left
 * out.
 */
export function masterTutorScript(context: MasterTutorContext, secret: MasterTutorSecret): TutorTurnOutput {
  const passes = (response: string, guards = masterTutorGuards): boolean => {
    if (response.length === 0 || response.length > longest) return false;
    const reply = replyWith(context, response);
    return guards.every((guard) => guard(reply, context, secret) === null) && speaksHarm(response) === null;
  };
  const tried = new Set<string>(); // when nothing can be left out, several wordings are the same
  for (const response of responses(context, secret)) {
    if (!tried.has(response) && passes(response)) return replyWith(context, response);
    tried.add(response);
  }
  const longer = context.task.answer_correct === true ? [...tried].filter((one) => passes(one, guardsOfLonger)) : [];
  const [shortest] = longer.toSorted((one, other) => one.length - other.length);
  const alone = () => {
    const ways = rightAlone(context, secret);
    return ways.find((one) => passes(one)) ?? ways[0];
  };
  const lastResort = () => alone() ?? neutralResponses(context, secret).find((one) => passes(one));
  return replyWith(context, shortest ?? lastResort() ?? sentences.neutral[0]);
}

/**
 * Returns ways to say only that a right answer is right, and what has to come with it: the question how she saw it, or that the
 * lesson is over. That can't say too much: the answer is hers, and the checker has judged it. A student who was right must never
 * be told to try again instead. Empty if no answer is right.
 */
function rightAlone(context: MasterTutorContext, secret: MasterTutorSecret): string[] {
  const { act, answer_correct, next } = context.task;
  if (answer_correct !== true) return [];
  return Array.from({ length: wordings }, (_, shift) => {
    const say = sayer(context, secret, shift);
    const right = joined(paragraphsFor(context, secret, say, false), ({ kind }) => kind === 'verdict');
    const end = next.kind === 'complete' ? say(next.offer_extension ? 'offer' : 'endCompleted') : null;
    const asked = act === 'ask_reason' ? say('asksReason') : null;
    return [right, asked, end].filter((one) => one !== null && one !== '').join('\n\n');
  }).filter((one) => one !== '');
}

/** Guards for a last attempt: a right answer is called right in more sentences than allowed, rather than not at all. */
const guardsOfLonger = masterTutorGuards.filter((guard) => guard !== keepsItShort);

/** Yields possible replies, the best first. */
function* responses(context: MasterTutorContext, secret: MasterTutorSecret): Generator<string> {
  const brief = isBrief(context);
  const most = sentencesAllowed(context);
  for (let shift = 0; shift < wordings; shift += 1) {
    const paragraphs = paragraphsFor(context, secret, sayer(context, secret, shift), shift === 0);
    const [whole, short] = [joined(paragraphs, () => true), joined(paragraphs, ({ kind }) => kind !== 'frill')];
    yield brief ? short : whole;
    yield brief ? whole : short; // if the same help must be repeated, it's at least not in the same words
    yield joined(paragraphs, ({ kind }) => kind === 'core' || kind === 'lead' || kind === 'verdict');
    yield joined(paragraphs, ({ kind }) => kind === 'core' || kind === 'verdict');
    // Whatever else is left out, a right answer is called right.
    if (context.task.answer_correct !== true) yield joined(paragraphs, ({ kind }) => kind === 'core');
    if (most !== null) yield joined(cutTo(paragraphs, most), () => true);
  }
}

const neutralResponses = ({ turn }: MasterTutorContext, { said }: MasterTutorSecret): string[] => [
  ...freshWordings(sentences.neutral, turn, said),
  ...sentences.neutral,
];

function sayer({ turn }: MasterTutorContext, { said }: MasterTutorSecret, shift: number): Say {
  return (table, fill = '') => {
    const wording = freshWording(typeof table === 'string' ? sentences[table] : table, turn, said, shift);
    return wording === null ? null : filled(wording, fill);
  };
}

/** Composes the paragraphs of a reply. `first`: the first attempt; once a guard has objected, what is optional is left out. */
function paragraphsFor(context: MasterTutorContext, secret: MasterTutorSecret, say: Say, first: boolean): Paragraph[] {
  const { task } = context;
  const [greeting] = task.beside.flatMap((one) => (one.do === 'greet' ? [core(say('hello'))] : []));
  const more = task.beside.filter(({ do: what }) => what !== 'greet');
  const all = more.filter((one) => !praisesAgain(one, context));
  const beside = mostSentences(context) === null ? all : weightiest(all);
  const met = beside.flatMap((one) => (one.do === 'acknowledge' ? acknowledgement(one, say) : []));
  const feelings = met.length === 0 && greeting === undefined ? [] : [[greeting ?? null, ...met]];
  const others = beside.flatMap((one) => (one.do === 'acknowledge' || one.do === 'greet' ? [] : [besideParagraph(one, say)]));
  const [verdict, ...own] = ownParagraphs(context, secret, say, first);
  const rest = [...own, ...beforeLast(context, say)];
  // A verdict comes before the answer to what else she asked; without a verdict, that answer comes first.
  return task.answer_correct === null || verdict === undefined
    ? [...feelings, ...others, ...(verdict === undefined ? [] : [verdict]), ...rest]
    : [...feelings, verdict, ...others, ...rest];
}

/** Composes what the act itself says. */
function ownParagraphs(context: MasterTutorContext, secret: MasterTutorSecret, say: Say, first: boolean): Paragraph[] {
  const { task, awaiting } = context;
  switch (task.act) {
    case 'confirm':
      return [praise(context, say), ...onward(context, say)];
    case 'ask_reason':
      return [[...praiseAlone(context, say)], [core(say('asksReason'))]];
    case 'weigh_reason':
      return [weighed(context, say), ...onward(context, say)];
    case 'probe':
      if (task.answer_correct === null) return [[named(say(probeLead(task))), core(task.words ?? say('neutral'))]];
      return [
        [named(wrote(context)), verdict(notRight(task, say)), frill(task.again || task.note !== null ? null : say('probeLead'))],
        [core(helpBeside(task, say))],
      ];
    case 'bridge':
      return [[core(task.words ?? say('neutral'))]];
    case 'hint':
      return task.answer_correct === null
        ? [
            [
              task.beside.length === 0 && lightens(context) !== null
                ? core(say(lightens(context)!))
                : frill(task.beside.length > 0 ? null : say(asksForHelp(context) ? 'hintAsked' : 'hintLead')),
              core(task.words ?? say('neutral')),
              frill(say(awaiting !== null && awaiting.wrong_attempts === 0 ? 'fromHere' : 'goAgain')),
            ],
          ]
        : [
            [named(wrote(context)), verdict(notRight(task, say))],
            [
              task.misconception?.says ? lead(task.misconception.says) : frill(task.again ? null : say('hintLead')),
              core(task.example === null ? helpBeside(task, say) : null),
              task.words === null ? core(exampleLead(task, say)) : lead(exampleLead(task, say)),
              frill(say('goAgain')),
            ],
          ];
    case 'explain':
      return explainedFrom(context, say);
    case 'tell':
      return [
        [named(wrote(context)), verdict(task.note ?? say('notThisTime')), frill(say('tellLead'))],
        [core(lines(task.steps))],
        [showsItself(task) ? lead(told(context, say)) : core(told(context, say))],
        ...onward(context, say),
      ];
    case 'ask_again':
      return [askAgain(context, say)];
    case 'clarify':
    case 'another_way':
      return [...explained(context, say), task.offers ? [core(say('offer'))] : []];
    case 'redirect':
    case 'open': {
      if (task.asks_for !== null && awaiting !== null) return [[core(say(asking(task.asks_for, awaiting)))]];
      if (context.awaiting !== null && context.message.intent === 'continuation' && context.message.cues.includes('wants_next'))
        return [[core(say('thisFirst'))]];
      if (context.message.wish === 'already_know' && context.awaiting !== null) return [[core(say('alreadyKnowStays'))]];
      // What the plan says about her thought is better than "check that idea", and doesn't call it right or wrong either.
      const taught = context.awaiting === null || task.beside.length > 0 ? null : task.taught;
      const aside = taught !== null || task.beside.length > 0 ? null : whatIsSaidAside(context, say);
      return [
        [
          ...(taught === null ? [core(aside)] : [lead(say('saysOfThat')), core(taught)]),
          ...(context.awaiting === null ? withoutQuestion(context, say) : leadsBack(context, secret, say, { first, aside })),
        ],
      ];
    }
    case 'withhold':
      return [
        [core(kept(context, say))],
        [core(task.words ?? exampleLead(task, say) ?? say('allHelpGiven')), task.words === null ? null : frill(say('goAgain'))],
      ];
    case 'teach':
      if (task.answer_correct === false) return [[named(wrote(context)), verdict(notRight(task, say))], ...onward(context, say)];
      return [
        [
          // Without a word about it, a dropped question would seem lost.
          task.next.kind === 'question' && task.next.explanation !== null && context.awaiting === null
            ? lead(acknowledged(context, say))
            : core(acknowledged(context, say)),
        ],
        ...onward(context, say),
      ];
    case 'extend':
      return [task.answer_correct === true ? praise(context, say) : [frill(acknowledged(context, say))], ...onward(context, say)];
  }
}

/** True if she asks for help. A student who only tells something doesn't, even if help is what she gets. */
const asksForHelp = ({ message: { intent, cues } }: MasterTutorContext): boolean =>
  !(intent === 'remark' || intent === 'reason') || cues.includes('asks_something') || cues.includes('asks_how');

/** Comes before the help, for a student who finds it hard or would rather not do it. */
const lightens = ({ message: { cues } }: MasterTutorContext): SentenceTable | null => {
  if (cues.includes('is_reluctant')) return 'reluctant';
  return cues.includes('finds_hard') ? 'hard' : null;
};

/** Comes before a small question: on her misconception, on what may be one, or for a student who only nods. */
function probeLead({ asks_for }: TutorTask): SentenceTable {
  if (asks_for === null) return 'mistakeTold';
  if (asks_for === 'her_words') return 'oneSmallQuestion';
  return asks_for === 'her_idea' ? 'testsIdea' : 'oneSmallPiece';
}

/** Asks her for a choice, for a first step, for what would help, or to try her idea on the question. */
function asking(asked: NonNullable<TutorTask['asks_for']>, { input_type }: Awaiting): SentenceTable {
  if (asked === 'in_the_way') return 'inTheWay';
  if (asked === 'her_idea') return 'triesIdea';
  return isClosed({ input_type }) ? 'pickOne' : 'firstStep';
}

/** Shows the solution up to its last step, with the idea in other words beside or instead of it; or something worked out. */
function explainedFrom(context: MasterTutorContext, say: Say): Paragraph[] {
  const { task } = context;
  const judged = [named(wrote(context)), verdict(task.answer_correct === null ? null : notRight(task, say))];
  if (task.steps.length === 0) return [judged, [core(task.words ?? exampleLead(task, say) ?? say('noMoreWays'))]];
  return [[...judged, lead(say('explainLead'))], [frill(task.words)], [core(lines(task.steps))], [lead(say('explainClose'))]];
}

/** Introduces the worked example below the words; null if there's none. */
const exampleLead = ({ example, example_was }: TutorTask, say: Say): string | null =>
  example === null ? null : say(exampleLeads[example_was]);

/** Returns the help that is due; null if the checker's note on her answer already is that help. */
const helpBeside = ({ words, note }: TutorTask, say: Say): string | null =>
  words !== null && words === note ? null : (words ?? say('neutral'));

/** Refuses to tell the answer, and responds to the reason that she gives for asking. */
function kept({ message: { cues } }: MasterTutorContext, say: Say): string | null {
  if (cues.includes('is_allowed')) return say('withholdAllowed');
  return say(cues.includes('is_tired') ? 'withholdTired' : 'withhold');
}

/** Says what is right in a wrong answer, if the checker has a note on that; else that she had it before, or that it isn't right yet. */
function notRight({ note, again }: TutorTask, say: Say): string | null {
  if (note !== null) return note;
  return again ? say('sameAgain') : say('notYet');
}

/** True if the last line of the solution shows the answer. It doesn't if the answer is a choice or a word. */
const showsItself = ({ steps, answer }: TutorTask): boolean =>
  answer !== null && answer.startsWith('$') && steps.at(-1)?.math.endsWith(answer.replaceAll('$', '')) === true;

/** The answer, in a sentence. */
function told({ task, awaiting }: MasterTutorContext, say: Say): string | null {
  if (task.answer === null) return null;
  if (awaiting?.input_type === 'boolean') return say('tellStatement', task.answer.toLowerCase());
  return say('tellAnswer', task.answer.replace(/\.$/, ''));
}

/** Lists a solution, one line for each step. */
const lines = (steps: TutorTask['steps']): string =>
  steps.map((step, index) => `${steps.length === 1 ? '' : `${index + 1}. `}${lineOf(step)}`).join('\n');

/** Says what arrived, why it couldn't be read, and how to write it. */
function askAgain({ task, awaiting }: MasterTutorContext, say: Say): Paragraph {
  const text = task.wrote?.plain.replace(/\s+/g, ' ').trim() ?? '';
  const back = text === '' || text.length > 60 || /[$`*_[\]<>#“”]/.test(text) ? null : say('wroteBack', text);
  switch (task.unjudged) {
    case 'two_answers':
      return [named(back), core(say('twoAnswers'))];
    case 'unsent':
      return toCheck(task, say);
    case 'undecided':
      return [named(back), core(task.note ?? say('undecided')), core(task.note === null ? say('undecidedHow') : null)];
    default:
      return [
        named(back),
        core(say('unreadable')),
        core(task.note),
        core(awaiting === null || tellsHow(task.note) ? null : say(howToWrite[awaiting.input_type])),
      ];
  }
}

const checksMet = {
  way: 'sendIt',
  same_way: 'checkTheSame',
  may_send: 'justSend',
  why: 'whyNotSaid',
  look_again: 'lookAgain',
} as const;

/** Says how she can see for herself whether a value fits, and that she may send it. */
function toCheck({ check, words }: TutorTask, say: Say): Paragraph {
  if (check === 'way' && words !== null) return [lead(say('checkYourself')), core(words), core(say('thenSend'))];
  return [core(say(checksMet[check ?? 'way']))];
}

/** True for a note like "Write just the number": then nothing else is asked for. */
const tellsHow = (note: string | null): boolean => note !== null && /\bwrite\b/i.test(note);

/** Explains the step in other words; when there are no more, takes the question itself apart. */
function explained(context: MasterTutorContext, say: Say): Paragraph[] {
  const { task, message, awaiting, lesson, history } = context;
  if (task.offers) return [[core(task.words)]];
  if (task.words !== null && isMeaning(lesson.guidelines.glossary, task.words)) {
    const isSaidAgain = history.some(({ role, text }) => role === 'tutor' && text.includes(task.words!));
    return [[core(task.words)], [frill(isSaidAgain ? say('backToQuestion') : null)]];
  }
  if (tellsPaceAlone(context))
    return [[core(say(message.wish === 'faster' ? 'faster' : 'slower'))], [awaiting === null ? null : frill(say('waits'))]];
  const words =
    task.words ??
    (task.example === null ? say(message.intent === 'question' && !wasSentBack(context) ? 'noMoreWays' : 'allHelpGiven') : null);
  const back = awaiting === null || task.words === null ? null : rarely('backToQuestion', context, say);
  if (task.picture !== null)
    return [[core(say(task.picture.of === 'question' ? 'pictureOfQuestion' : 'pictureOfIdea')), core(words)], [frill(back)]];
  const before = beforeWords(context, say);
  if (before !== null) return [[before, core(words)], [frill(back)]];
  return [[leadIn(context, say)], [core(words), core(exampleLead(task, say))], [frill(back)]];
}

/** Introduces words for an idea of hers, a mistake that she told, or a question that may be another; null for all others. */
function beforeWords({ task, message }: MasterTutorContext, say: Say): Part | null {
  if (task.asks_for === 'her_idea') return named(say('besideIdea'));
  if (task.unsure) return lead(say('mayAnswer'));
  return task.misconception !== null && message.intent === 'remark' ? named(say('mistakeTold')) : null;
}

/** True if she was recently told to take the question apart by herself: repeating that is no help. */
const wasSentBack = ({ history }: MasterTutorContext): boolean =>
  history.some(({ role, text }) => role === 'tutor' && sentences.noMoreWays.some((words) => text.includes(words)));

const exampleLeads = { new: 'exampleNew', smaller: 'exampleSmaller', shown: 'exampleAgain', done: 'exampleDone' } as const;

/** Tells every student what changes with the pace. Other introductions are for talkative ones, when something new follows. */
function leadIn(context: MasterTutorContext, say: Say): Part | null {
  const { task, message } = context;
  if (message.wish === 'slower') return core(say('slower'));
  if (task.words === null && message.intent !== 'confusion') return null;
  if (task.act === 'another_way' || message.wish !== null) return frill(say('anotherWay'));
  const isAsked = message.intent === 'question' || asks(message.text);
  return frill(isAsked ? rarely('askedQuestion', context, say) : say('confused'));
}

function acknowledged({ message, task, awaiting }: MasterTutorContext, say: Say): string | null {
  if (task.next.kind !== 'question') return null;
  const left = task.next.entering === null ? 'left' : 'leftBehind';
  switch (message.wish) {
    case 'already_know':
      return say('alreadyKnow');
    case 'another_question':
      return say(left);
    case 'slower':
      return say('slower');
    case 'faster':
      return say('faster');
    default:
      return say(task.act === 'teach' && awaiting !== null ? left : 'goOnHere'); // dropped after all help was given
  }
}

/** Fills in the other fields: the checker's verdict and what is known, without any other opinion. */
function replyWith(context: MasterTutorContext, response: string): TutorTurnOutput {
  const { next, answer_correct } = context.task;
  return {
    reasoning: 'Composed from the words of the plan, without a model.',
    response,
    ...viewOfCode(context),
    answer_correct,
    advance_to_step: next.kind === 'question' ? next.step : null,
    question_asked: null,
    session_complete: next.kind === 'complete',
    turn_summary: summaryOf(context),
  };
}

const helped: Record<TutorTask['act'], string> = {
  confirm: '',
  ask_reason: 'asked how it was seen',
  weigh_reason: 'the reason taken up',
  probe: 'asked to look at the thinking behind it',
  bridge: 'led from the reply back to the question',
  hint: 'a hint given',
  explain: 'the way shown up to its last step',
  tell: 'the solution shown whole',
  ask_again: 'asked to write it again',
  clarify: 'explained once more',
  another_way: 'explained another way',
  redirect: 'led back to the question',
  open: 'taken up in a line',
  withhold: 'the answer kept back, help given',
  teach: 'the lesson goes on',
  extend: 'beyond the plan',
};

/** Returns one line for the record: what was asked about and how it went, without any number from an answer. */
function summaryOf({ task, awaiting, message }: MasterTutorContext): string {
  const { act, answer_correct, aided, next } = task;
  const about = awaiting === null ? '' : ` on ${awaiting.concept}`;
  const what =
    answer_correct === null
      ? ({
          answer: 'An answer that was not judged',
          question: 'A question',
          probe_answer: 'A reply to the probing question',
          reason: 'A reason for the answer',
          request_answer: 'Wish for the answer',
          request_hint: 'Wish for a hint',
        }[message.intent as string] ?? 'Words')
      : `Answer${about}: ${answer_correct ? (aided ? 'right with help' : 'right') : 'not right yet'}`;
  const then =
    next.kind === 'question'
      ? next.entering === null
        ? 'next question'
        : `on to ${next.entering}`
      : next.kind === 'complete'
        ? 'lesson complete'
        : next.kind === 'end'
          ? 'lesson ended'
          : '';
  return [what, helped[act], then]
    .filter((text) => text !== '')
    .join('; ')
    .slice(0, 200);
}
