import { describe, expect, it } from 'vitest';
import { makeAsk, type Ask } from '../../../turn/ask.ts';
import type { MasterTutorContext } from '../agents/master-tutor/master-tutor-context.ts';
import type { TutorTurnOutput } from '../agents/master-tutor/tutor-turn-output.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld as world } from '../samples/sample-world.ts';

const scripts = makeAsk({ languageModel: null, log: () => undefined, clock: () => 0 });

/** A model that says what the script says, except for the fields it's given for a turn. */
function modelWith(choose: (context: MasterTutorContext) => Partial<TutorTurnOutput>): Ask {
  return async (agent, context, secret) => {
    const asked = await scripts(agent, context, secret);
    if (agent.name !== 'master_tutor') return asked;
    return { ...asked, reply: { ...asked.reply, ...choose(context as MasterTutorContext) } };
  };
}

/** A plan in which the checked concept is never practiced, so that only the check decides. */
const unpracticed = {
  ...sampleTopic,
  plan: {
    ...sampleTopic.plan,
    steps: sampleTopic.plan.steps.map((step) => (step.type === 'practice' ? { ...step, concept: 'equal-parts' } : step)),
  },
};

/** A right answer after which a step may be skipped, and the model chooses. */
async function whereStepsAreOpen(choice: (open: readonly number[]) => number | null) {
  let open: readonly { step: number; question: { text: string } }[] = [];
  let planned: number | null = null;
  const ask = modelWith(({ task }) => {
    open = task.may_skip_to;
    planned = task.next.kind === 'question' ? task.next.step : null;
    return { advance_to_step: choice(open.map(({ step }) => step)) };
  });
  const lesson = await new LessonDriver(world, { ask }).start(unpracticed);
  await lesson.right();
  // So many answers were right without help that the check before the practice may be skipped.
  const { session } = lesson;
  const rights = ['q7', 'q8', 'q9'].map((question_id) => ({
    ...session.closed_questions[0]!,
    question_id,
    step: 1,
    concept: 'same-amount',
  }));
  lesson.state = { ...lesson.state, session: { ...session, closed_questions: [...session.closed_questions, ...rights] } };
  await lesson.right();
  return { lesson, open, planned };
}

describe("the model's choice in a turn", () => {
  it('can be the next step among the open ones: its question is asked, and everything stored agrees', async () => {
    const { lesson, open, planned } = await whereStepsAreOpen((steps) => steps.at(-1) ?? null);
    const [chosen, { full_conversation_log: log, session_summary, ...session }] = [open.at(-1)!, lesson.session];
    expect(chosen.step).toBeGreaterThan(planned!);
    expect(session).toMatchObject({ current_step: chosen.step, last_question: { step: chosen.step } });
    expect(log.at(-1)!.question!.text).toBe(chosen.question.text);
    expect(session_summary.turn_timeline.at(-1)).toContain(`then a question of step ${chosen.step}`);
    expect(lesson.reply.view.current_step).toBe(chosen.step);
  });

  it("is replaced by the plan's if it names no step or one that isn't open", async () => {
    for (const named of [99, 1, null]) {
      const { lesson, planned } = await whereStepsAreOpen(() => named);
      expect(lesson.session.current_step).toBe(planned);
    }
  });

  it('includes the summary that the timeline keeps', async () => {
    const ask = modelWith(() => ({ turn_summary: 'Counted the shaded parts aloud.' }));
    const lesson = await new LessonDriver(world, { ask }).start(sampleTopic);
    await lesson.right();
    expect(lesson.session.session_summary.turn_timeline.at(-1)).toMatch(/ Counted the shaded parts aloud\.$/);
  });
});

describe("the model's view of a turn", () => {
  /** Marks replies as a model's own, as only a model's view of the turn is accepted. */
  const seeing =
    (choose: (context: MasterTutorContext) => Partial<TutorTurnOutput>): Ask =>
    async (agent, context, secret) => ({ ...(await modelWith(choose)(agent, context, secret)), source: 'model' });

  it("classifies words that the code couldn't", async () => {
    const lesson = await new LessonDriver(world, { ask: seeing(() => ({ intent: 'off_topic' })) }).start(sampleTopic);
    await lesson.say('the pieces on my plate were all equal');
    expect(lesson.reply.message.act).toBe('probe');
    expect(lesson.session.off_topic_count).toBe(1);
    expect(lesson.session.full_conversation_log.at(-2)!.heard!.taken.kind).toBe('off_topic');
  });

  it('names the misconception behind an unknown wrong answer, at no extra cost', async () => {
    const named = async (misconceptions_detected: string[]) => {
      const lesson = await new LessonDriver(world, { ask: seeing(() => ({ misconceptions_detected })) }).start(sampleTopic);
      await lesson.say('1/97');
      return lesson;
    };
    const [with_, without] = [await named(['added-the-same']), await named([])];
    expect(with_.session.misconceptions).toMatchObject([{ id: 'added-the-same', times: 1, resolved: false }]);
    expect(without.session.misconceptions).toEqual([]);
    expect(with_.session.mastery_estimates).toEqual(without.session.mastery_estimates);
    expect(with_.session.last_question!.wrong_attempts).toBe(1);
  });
});

it('messages off the topic are counted, and no others', async () => {
  const lesson = await new LessonDriver(world).start(sampleTopic);
  const counts: number[] = [];
  for (const message of [
    'what is the capital of france',
    'thanks',
    'who won the world cup',
    'why?',
    'how tall is the eiffel tower',
  ]) {
    await lesson.say(message);
    counts.push(lesson.session.off_topic_count);
  }
  expect(counts).toEqual([1, 1, 2, 2, 3]);
});
