import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { nothingMet } from '@stoa/engine/problems/met-problems';
import { takeTurn } from '@stoa/engine/turn/take-turn';
import { TurnDriver } from '@stoa/engine/turn/turn-driver';
import { breachesOfWalk } from '@stoa/engine/turn/turn-law';
import type { Moment } from '@stoa/engine/turn/tutor';
import type { RecordedState } from '@stoa/engine/turn/turn-record';
import { courseDefinition } from '@stoa/engine/tutors/course/course-definition';
import { courseTutor } from '@stoa/engine/tutors/course/course-tutor';
import type { CourseWorld } from '@stoa/engine/tutors/course/course-world';
import type { DrillClaim } from '@stoa/engine/tutors/course/drills/drill-claim';
import { drillTutor } from '@stoa/engine/tutors/course/drills/drill-tutor';
import { newSnapshot } from '@stoa/engine/tutors/course/student-progress';
import { taughtCourse } from '@stoa/engine/tutors/course/taught-course';
import { CourseThread } from '@stoa/engine/tutors/course/thread/course-thread';
import { hearInput } from '@stoa/engine/tutors/course/thread/hear-input';
import { startThread } from '@stoa/engine/tutors/course/thread/start-thread';
import { openCourses } from '@stoa/library/open-courses';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { CourseRecord } from '@stoa/schema/course/student-snapshot';
import { DrillGradeReply, ThreadReply } from '@stoa/schema/course/thread';
import type { SkillId } from '@stoa/schema/skill';
import { sampleBank } from '../bank/sample-bank.ts';

const { course: content, chunks, exams } = openCourses(() => true).find(({ course }) => course.courseId === 'MATH-G10')!;
const course = taughtCourse(content, chunks, exams);
const bank = (await sampleBank()).verified.map(({ problem }) => problem);
const shelf = {
  verifiedFor: (skill: SkillId) => bank.filter(({ item }) => item.meta.skill_id === skill).slice(0, 6),
  heldBackFor: () => [],
  find: (id: string) => bank.find(({ item }) => item.meta.id === id) ?? null,
};

/**
 * What the student does: she says something, presses a button (asks for a drill of the current unit, is stuck, or continues),
 * or answers the last drill.
 */
type Act = { say: string } | { press: 'REQUEST_DRILL' | 'DRILL_STUCK' | 'DRILL_CONTINUE' } | { answer: 'right' | 'wrong' };

class CourseDriver extends TurnDriver<RecordedState<CourseThread>, Act, unknown, unknown> {
  #record: CourseWorld['record'] = {
    version: 0,
    snapshot: newSnapshot('S', course.courseId, course.graph.entryUnitId, this.now),
    openExams: [],
    told: [],
  };
  #claim: DrillClaim | null = null;
  #shown: (stored: never, state: RecordedState<CourseThread>) => unknown = () => null;

  constructor() {
    super();
    this.state = startThread(this.#world(null), new Map(), 'thread', this.moment()).state;
  }

  protected async turn(act: Act, moment: Moment) {
    const applied = 'answer' in act ? await this.#answer(act.answer, moment) : await this.#say(act, moment);
    if (applied.record !== undefined) {
      const { open_exams: openExams, told, ...snapshot } = CourseRecord.parse(applied.record.body);
      this.#record = { version: this.#record.version + 1, snapshot, openExams, told };
    }
    return applied;
  }

  protected show = (stored: unknown, state: RecordedState<CourseThread>) => this.#shown(stored as never, state);

  async #say(act: Exclude<Act, { answer: string }>, moment: Moment) {
    const { snapshot } = this.#record;
    const clientEvent = 'press' in act ? { type: act.press, unitId: snapshot.focusUnitId } : ({ type: 'NONE' } as const);
    const input = { kind: 'said', messageText: 'say' in act ? act.say : null, messageLatex: null, clientEvent } as const;
    const tutor = courseTutor(this.#world(hearInput(input, this.state.session, { course, snapshot })));
    this.#shown = tutor.show;
    return takeTurn(tutor, this.state, input, this.ask, moment);
  }

  async #answer(answer: 'right' | 'wrong', moment: Moment) {
    const tutor = drillTutor(this.#world(null));
    this.#shown = tutor.show;
    const claim: DrillClaim = this.#claim ?? {
      threadId: 'none',
      turnId: 'none',
      unitId: 'ALG-00',
      problem: null,
      prompt: '',
      questionLatex: '',
      expiresAt: this.now.toISOString(),
    };
    const right = bank.find(({ item }) => item.meta.id === claim.problem?.id)?.item.solution_logic.final_answer_canonical;
    return takeTurn(tutor, this.state, { claim, answer: answer === 'right' ? (right ?? '1') : '123456' }, this.ask, moment);
  }

  #world(heard: CourseWorld['heard']): CourseWorld {
    return {
      graph: openSkillGraph().index,
      policy: openPracticePolicy().policy,
      shelf,
      met: nothingMet,
      crisis_contacts: null,
      course,
      record: this.#record,
      heard,
      found: null,
      exams: [],
      examsReachable: true,
      videoAt: ({ title }) => ({ title, url: '/video', captions: '/captions' }),
      sealDrill: (claim) => {
        this.#claim = claim;
        return 'token';
      },
    };
  }
}

const acts = fc.array(
  fc.oneof(
    fc.constantFrom<Act>(
      { say: 'can we practice combining like terms' },
      { say: 'I need help with graphs' },
      { say: '' },
      { say: 'I want to kill myself' },
    ),
    fc.constantFrom<Act>({ press: 'REQUEST_DRILL' }, { press: 'DRILL_STUCK' }, { press: 'DRILL_CONTINUE' }),
    fc.constantFrom<Act>({ answer: 'right' }, { answer: 'wrong' }),
  ),
  { minLength: 1, maxLength: 10 },
);
const lawful = { definition: courseDefinition, session: CourseThread, reply: z.union([ThreadReply, DrillGradeReply]) };

it('the course tutor keeps the laws of every tutor, in conversations and drills', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (walk) => {
      expect(
        await breachesOfWalk(
          lawful,
          new CourseDriver(),
          walk.map((act) => ({ input: () => act })),
        ),
      ).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
