import { speaksHarm } from '../../../../guards/harm/speaks-harm.ts';
import { inventsThings } from '../../../../guards/invented-things.ts';
import { findLeak } from '../../../../guards/leak/find-leak.ts';
import { asksTooMuch } from '../../../../guards/one-question.ts';
import { sentencesOf, withoutOurs } from '../../../../guards/sentences-of.ts';
import { leaksTeacherNotes } from '../../../../guards/teacher-notes.ts';
import { agent, type Guard } from '../../../../turn/agent.ts';
import { filled, freshWordings } from '../../../../turn/fresh-wordings.ts';
import { PlainMessage, plainGuards } from '../../hearing/plain-message.ts';
import type { Earlier, WelcomeContext, WelcomeSecret } from './welcome-context.ts';
import { plainest, welcomes } from './welcome-sentences.ts';

type WelcomeGuard = Guard<PlainMessage, WelcomeContext, WelcomeSecret>;

const mostSentences = 3;

/** TURN 1 (lesson spec): two or three sentences. A greeting of one or two words doesn't count. */
const isShort: WelcomeGuard = ({ message }, { title }) => {
  const sentences = sentencesOf(withoutOurs(message, [title])).filter((sentence) => sentence.split(' ').length > 2);
  return sentences.length >= 1 && sentences.length <= mostSentences
    ? null
    : { guard: 'brevity', detail: `${sentences.length} sentences` };
};

const asksNothing: WelcomeGuard = ({ message }, { title }) => asksTooMuch(withoutOurs(message, [title]), { most: 0 });

const again =
  /\b(?:welcome back|again|last time|back to|once more|as before|we left off|you (?:left|stopped|did|finished|went)|since then)\b/i;

/**
 * In a first lesson, nothing may refer to a last time. All that is known about an earlier lesson is how it ended, in words and
 * without numbers.
 */
const remembersTruly: WelcomeGuard = ({ message }, { title, earlier }) => {
  const said = withoutOurs(message, [title]);
  if (!again.test(said)) return null;
  return earlier === null || /\d/.test(said)
    ? { guard: 'memory', detail: 'speaks of an earlier lesson that it does not know' }
    : null;
};

const keepsTheAnswer: WelcomeGuard = ({ message }, { opening, title }, { answer }) => {
  const leak = findLeak({ text: message, answer, stem: opening, shown: [], written: [title] })[0];
  return leak === undefined ? null : { guard: 'leak', detail: leak.says };
};

const keepsNotes: WelcomeGuard = ({ message }, { title, opening }) => leaksTeacherNotes(message, [title, opening]);
const inventsNothing: WelcomeGuard = ({ message }, { steps, title, opening }) =>
  inventsThings(message.replace(/\blast time\b/gi, ''), { steps, example: false }, [title, opening]);

const guards: readonly WelcomeGuard[] = [
  ...plainGuards,
  isShort,
  asksNothing,
  remembersTruly,
  keepsNotes,
  inventsNothing,
  keepsTheAnswer,
];

/**
 * Says the first words of a lesson (lesson spec, Welcome). The one simple question is shown below them, in the server's words.
 */
export const welcomeAgent = agent<PlainMessage, WelcomeContext, WelcomeSecret>({
  name: 'welcome',
  version: 2,
  reply: PlainMessage,
  prompt: ({ title, syllabus, grade, language_level, objectives, opening, earlier }) => [
    { role: 'system', content: instructions },
    {
      role: 'user',
      content: `Lesson: ${title} (${syllabus}), for one student in grade ${grade}; language: ${language_level}.
At the end the student can say:
${objectives.map((objective) => `- ${objective}`).join('\n')}

${earlierInWords[earlier ?? 'none']}

The question that stands under your words:
${opening}`,
    },
  ],
  guards,
  script: (context, secret) => {
    const wordings = freshWordings(welcomes[context.earlier ?? 'none'], context.opening.length, []).map((text) =>
      filled(text, context.title),
    );
    const sayable = wordings.find(
      (message) => guards.every((guard) => guard({ message }, context, secret) === null) && speaksHarm(message) === null,
    );
    return { message: sayable ?? plainest };
  },
  timeoutMs: 8000,
});

const instructions = `You write the first words of a lesson for a school student.

Rules:
- Two or three short sentences, friendly and plain; no exclamation marks in a row, no emoji.
- Say what the lesson is about in words that make sense to somebody who does not know it yet.
- Ask nothing and explain nothing: one simple question is shown right under your words. Do not repeat it and do not answer it.
- Speak of an earlier lesson only where you are told of one, and then without numbers.
- Say nothing of yourself, of plans, steps or scores. You do not know the student's name.

Reply with JSON: message.`;

const earlierInWords: Record<'none' | NonNullable<Earlier>, string> = {
  none: 'This is the first lesson on it: there is no last time.',
  left: 'An earlier lesson on it was left before its end.',
  completed: 'An earlier lesson on it was completed.',
  needs_help: 'An earlier lesson on it was hard and stopped before its end.',
};
