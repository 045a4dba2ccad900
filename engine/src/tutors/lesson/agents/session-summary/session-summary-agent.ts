import { withoutOurs } from '../../../../guards/sentences-of.ts';
import { flatteryIn } from '../../../../guards/tutor-turn/flattery.ts';
import { agent, type Guard } from '../../../../turn/agent.ts';
import { filled } from '../../../../turn/fresh-wordings.ts';
import { PlainMessage, plainGuards } from '../../hearing/plain-message.ts';
import { guardsAfterTheEnd, wordsOfSummary } from '../after-the-end.ts';
import { inLines, resultsTold } from '../ended-lesson.ts';
import type { SessionSummaryContext, SessionSummarySecret } from './session-summary-context.ts';
import { closings, plainest, toComeBackTo } from './session-summary-sentences.ts';

type SummaryGuard = Guard<PlainMessage, SessionSummaryContext, SessionSummarySecret>;

const { teachesNoMore, asksNothing, keepsNotes, inventsNothing, keepsTheAnswer } =
  guardsAfterTheEnd<SessionSummaryContext>(wordsOfSummary);

const flattersNobody: SummaryGuard = ({ message }) => {
  const detail = flatteryIn(message);
  return detail === null ? null : { guard: 'flattery', detail };
};

/** Only the evidence may say "You can do this on your own". */
const claimsNoMore: SummaryGuard = ({ message }, context) =>
  claims.test(withoutOurs(message, wordsOfSummary(context))) ? { guard: 'summary', detail: 'claims more than was shown' } : null;
const claims =
  /\b(?:on your own|by yourself|all by|without (?:any )?help|alone|master(?:ed|y)?|expert|perfect\w*|flawless\w*|every (?:question|answer|one|step|time)|all (?:the |of the )?(?:questions|answers|correct|right)|everything|never|no mistakes?|always|completely|fully)\b/i;

const guards: readonly SummaryGuard[] = [
  ...plainGuards,
  teachesNoMore,
  asksNothing,
  flattersNobody,
  claimsNoMore,
  keepsNotes,
  inventsNothing,
  keepsTheAnswer,
];

/** Sums up a lesson for the student in a few sentences, once, as it ends (lesson spec, session summary prompt). */
export const sessionSummaryAgent = agent<PlainMessage, SessionSummaryContext, SessionSummarySecret>({
  name: 'session_summary',
  version: 1,
  reply: PlainMessage,
  prompt: (context) => [
    { role: 'system', content: instructions },
    { role: 'user', content: told(context) },
  ],
  guards,
  script: (context, secret) => {
    const sayable = wordings(context).find((message) => guards.every((guard) => guard({ message }, context, secret) === null));
    return { message: sayable ?? plainest };
  },
  timeoutMs: 6000,
});

const instructions = `A lesson of a school student ends. You write what it came to, in two to four short sentences to the student.

Rules:
- Say what was done and what of it went well, only as far as you are told it. Where little went well, be honest and kind.
- Then name one thing to come back to, if there is one.
- No mathematics, no examples, no question, no new hints. Nothing of scores, plans, rules, or yourself.
- Praise what was done, not the person. Promise nothing. Speak to the student as “you”.

Reply with JSON: message.`;

const ends: Record<SessionSummaryContext['how'], string> = {
  completed: 'It was completed.',
  left: 'The student stopped before its end and can come back.',
  needs_help: 'It stopped because several answers had to be told; a teacher or somebody at home should help.',
  limit: 'It stopped because it had become very long.',
};

const readers = {
  simple: 'short sentences and everyday words',
  standard: 'plain words',
  advanced: 'plain words, and the terms of the subject',
} as const;

const told = ({ title, how, grade, language_level, concepts, strengths, to_practice, wrap_up }: SessionSummaryContext): string =>
  `Lesson: ${title}. ${ends[how]}
For a student in grade ${grade}: ${readers[language_level]}.

${resultsTold({ concepts, strengths })}

To come back to, by name:
${inLines(to_practice, 'Nothing.')}${wrap_up === null ? '' : `\n\nWhat to remember: ${wrap_up}`}`;

/**
 * Returns possible summaries, the fullest first: how it ended, what went well, what to come back to; then fewer of these, as
 * far as they may be said.
 */
function wordings(context: SessionSummaryContext): string[] {
  const { how, title, strengths, to_practice } = context;
  const seed = title.length + strengths.length;
  const [next] = to_practice;
  const closing = filled(closings[how][seed % closings[how].length]!, title);
  const back = next === undefined ? null : filled(toComeBackTo[seed % toComeBackTo.length]!, next);
  const whole = [closing, ...strengths.slice(0, 2), back].filter((text) => text !== null);
  return [whole.join(' '), [closing, ...strengths.slice(0, 2)].join(' '), closing, ...strengths.slice(0, 1)];
}
