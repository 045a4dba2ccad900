import type { ShownCard, ThreadReply } from '@stoa/schema/course/thread';
import { openDrill } from '../tutors/course/drill-tokens.ts';
import { CourseRetrieval } from '../tutors/course/course-retrieval.ts';
import { CourseThreads } from '../tutors/course/course-threads.ts';
import { openTaughtCourses } from '../tutors/course/open-taught-courses.ts';
import { ownExamService } from '../tutors/course/own-exam-service.ts';
import { rightAnswer, wrongAnswer } from './past-learner.ts';
import type { PastLearner } from './past-learner.ts';
import type { SittingOf } from './sitting.ts';

type CardOf<Type extends ShownCard['type']> = Extract<ShownCard, { type: Type }>;

/**
 * Plays a demo student's conversation in a course: she says what she needs, and answers each drill and exam question that
 * comes.
 */
export async function sitAtCourse(learner: PastLearner, sitting: SittingOf<'course'>): Promise<void> {
  const { caller, clock, closing, random, happens, shelf, turns, context: around } = learner;
  const { supply: _, ...context } = around; // without a supply, she takes only the drills that the bank has
  const courses = openTaughtCourses();
  const course = courses.get(sitting.course);
  if (course === undefined) return;
  const exams = ownExamService(context.store.examStandings, (id) => courses.get(id) ?? null, clock.now);
  const retrieval = new CourseRetrieval(null, context.log);
  const threads = new CourseThreads({ context, turns, courses, exams, retrieval, shelf });

  const drill = async ({ unitId, prompt, questionLatex, token }: CardOf<'DRILL'>, threadId: string): Promise<ThreadReply> => {
    const opened = openDrill(token, context.secret);
    const drawn = opened.kind === 'claim' ? opened.claim.problem : null;
    if (drawn !== null) await shelf.fetch(drawn.id, drawn.version);
    const problem = drawn === null ? null : shelf.find(drawn.id, drawn.version);
    const studentAnswer =
      problem === null ? 'I’m not sure' : happens(sitting.right) ? rightAnswer(problem) : wrongAnswer(problem, true);
    const asked = { unitId, drill: { prompt, question_latex: questionLatex, token }, studentAnswer };
    return (await threads.gradeDrill(caller, await learner.begin(threadId), asked)).reply;
  };
  const exam = async ({ questionId, options }: CardOf<'EXAM'>, threadId: string): Promise<ThreadReply> => {
    const right = course.exams.get(questionId)?.answer;
    const chosen = options.find(({ text }) => (text === right) === happens(sitting.right)) ?? options[0];
    const asked = { questionId, selectedOption: chosen?.option ?? '' };
    return (await threads.submitExam(caller, await learner.begin(threadId), asked)).reply;
  };

  let { reply: view } = await threads.start(caller, { courseId: course.courseId }, learner.key());
  let says: string | null = sitting.says;
  for (let taken = 0; taken < sitting.turns && !closing.aborted; taken += 1) {
    learner.pass(20 + random() * 60);
    const card = view.messages.findLast((message) => message.card !== null)?.card ?? null;
    if (says !== null) {
      const said = { kind: 'said', messageText: says, messageLatex: null, clientEvent: { type: 'NONE' } } as const;
      view = (await threads.turn(caller, await learner.begin(view.threadId), said)).reply;
      says = null;
    } else if (card?.type === 'DRILL' && card.result === null) view = await drill(card, view.threadId);
    else if (card?.type === 'EXAM' && card.result === null && card.status === 'available') view = await exam(card, view.threadId);
    else {
      const { unitId } = card === null || card.type === 'CONCEPT' ? view.snapshotLite.focus : card;
      const clientEvent = { type: card?.type === 'EXAM' ? 'EXAM_CONTINUE' : 'DRILL_CONTINUE', unitId } as const;
      const pressed = { kind: 'said', messageText: null, messageLatex: null, clientEvent } as const;
      view = (await threads.turn(caller, await learner.begin(view.threadId), pressed)).reply;
    }
  }
}
