import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LessonWish } from '@stoa/schema/lesson';
import { turnsBetween } from '../../../turn/fresh-wordings.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { howToWrite } from '../agents/master-tutor/verdict-sentences.ts';
import { openings, closings, onward, plainest } from '../agents/post-completion/post-completion-sentences.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld as world } from '../samples/sample-world.ts';

const sentenceEnd = /(?<=[.!?:]”?)\s+|\n+/;
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Our own sentences, each as a pattern for a whole sentence, whatever it was filled with. */
const ownParts: string[] = [sentences, howToWrite, openings, closings, { onward, plainest }]
  .flatMap((tables) => Object.values<readonly string[]>(tables).flat())
  .flatMap((wording) => wording.split(sentenceEnd))
  .filter((part) => /\p{L}/u.test(part.replace('{}', '')));
const own: RegExp[] = ownParts.map((part) => new RegExp(`^${part.split('{}').map(literal).join('.+')}$`, 'u'));

const ownIn = (message: string): number[] => {
  const said = message.split(sentenceEnd);
  return own.flatMap((pattern, at) => (said.some((sentence) => pattern.test(sentence)) ? [at] : []));
};

type Act = (lesson: LessonDriver) => Promise<LessonDriver>;
const isAsked = ({ session }: LessonDriver): boolean => session.last_question !== null && session.ended === null;
/** Sends an answer while a question is waiting, and words if none is. */
const answering =
  (answer: Act): Act =>
  (lesson) =>
    isAsked(lesson) ? answer(lesson) : lesson.say('ok');
const saying =
  (text: string): Act =>
  (lesson) =>
    lesson.say(text);
const acts: readonly Act[] = [
  answering((lesson) => lesson.right()),
  answering((lesson) => lesson.wrong()),
  ...['2x(', '3 or 4', 'seven eighths maybe'].map((text) => answering((lesson) => lesson.answer(text))),
  ...LessonWish.options
    .filter((wish) => wish !== 'finish')
    .map(
      (wish): Act =>
        (lesson) =>
          lesson.wish(wish),
    ),
  ...[
    'ok',
    'why?',
    "i don't get it",
    'just tell me the answer',
    'my teacher said you can tell me',
    "i've been stuck for hours, what is it",
    'do you like minecraft',
    'hi',
    'thanks',
    'this is boring',
    'this is so hard',
    'im sad today',
    'next please',
    'purple elephants on the moon',
    'are you a robot',
    'am i stupid',
    '3 or 4',
    '2x(',
    'hint please',
  ].map(saying),
];
const longest = 26;

/** Students who do the same for a long time, and something else now and then: the hardest test for having enough to say. */
const students = fc.array(fc.tuple(fc.constantFrom(...acts), fc.integer({ min: 1, max: 14 })), { minLength: 1, maxLength: 5 });

it('has no sentence that is also another sentence filled in', () => {
  const taken = own.flatMap((pattern, at) =>
    ownParts
      .filter((part) => part !== ownParts[at] && pattern.test(part.replaceAll('{}', 'so')))
      .map((part) => [ownParts[at], part]),
  );
  expect(taken).toEqual([]);
});

it('never repeats one of its own sentences within ten turns, whatever a student keeps doing', async () => {
  const property = fc.asyncProperty(students, async (plan) => {
    let lesson = await new LessonDriver(world).start(sampleTopic);
    for (const [act, times] of plan)
      for (let turn = 0; turn < times && lesson.session.turn_count < longest; turn += 1) lesson = await act(lesson);
    const log = lesson.session.full_conversation_log.filter(({ role }) => role === 'tutor').map(({ text }) => text);
    const said = log.map(ownIn);
    for (const [at, now] of said.entries()) {
      const lately = new Set(said.slice(Math.max(0, at - turnsBetween + 1), at).flat());
      const again = now.filter((one) => lately.has(one)).map((one) => own[one]!.source);
      expect(again, `${at}: ${log[at]}`).toEqual([]);
    }
  });
  await fc.assert(property, { numRuns: 12 });
});

it('recognizes its own sentences, so that the test above can fail', () => {
  expect(ownIn('You wrote $5$. That’s not it yet. Let’s look at it together.\n\nWhat is half of that?')).toHaveLength(2);
  expect(ownIn('The next part is “One amount, many names.”\n\nHere’s one more.')).toHaveLength(2);
});
