import type { CourseRecord, StudentSnapshot, ToldInCourse } from '@stoa/schema/course/student-snapshot';
import type { OpenExam } from '@stoa/schema/open-exam';
import { removePersonalData } from '../../../guards/personal-data.ts';
import { stopsSoFar } from '../../../safety/heed-verdict.ts';
import type { Unsafe } from '../../../safety/unsafe.ts';
import type { LearnerRecordChange } from '../../../turn/tutor.ts';
import { TurnRecord } from '../../../turn/turn-record.ts';
import type { courseDefinition } from '../course-definition.ts';
import type { CourseWorld } from '../course-world.ts';
import { openExamsAfter } from '../exams/open-exams.ts';
import { recordName } from '../record-name.ts';
import { studentMessage, type TurnPlace } from '../view/tutor-message.ts';
import { withLines, type CourseThread, type KeptMessage } from './course-thread.ts';

/** What she told that is kept for her teacher, the newest. */
const mostTold = 20;

/** One turn of a conversation as it is written down: what is the same whatever she did in it. */
export class CourseTurnRecord extends TurnRecord<CourseThread, typeof courseDefinition.evidence, CourseWorld> {
  protected get place(): TurnPlace {
    return { threadId: this.session.session_id, turnId: this.moment.turnId, now: this.moment.now };
  }

  /** A line of hers. */
  protected studentLine(text: string, latex: string | null = null): KeptMessage {
    return { ...studentMessage({ text, latex }, this.place), card: null, safety: null };
  }

  /** A text of hers that was stopped: flagged where it concerns people, and answered by the fixed words, which are returned. */
  protected stopText(text: string, unsafe: Unsafe): string {
    const answer = this.flag(unsafe, text, { where: 'session', title: this.world.course.title });
    const { grave, other } = stopsSoFar([{ kind: unsafe.violation, source: unsafe.source }]);
    const stops = this.session.stops_by_model;
    const line: KeptMessage = {
      id: `${this.moment.turnId}-assistant`,
      threadId: this.session.session_id,
      role: 'assistant',
      text: answer.words,
      latex: null,
      card: null,
      citation: null,
      createdAt: this.now(),
      safety: answer.kind,
    };
    this.session = {
      ...withLines(this.session, [
        this.studentLine(unsafe.violation === 'personal_data' ? removePersonalData(text, []) : text),
        line,
      ]),
      stops_by_model: { grave: stops.grave + grave, other: stops.other + other },
    };
    return answer.words;
  }

  /** What every turn of a conversation comes to, but for its reply: the state, what the kernel writes of it, and her record as it is now. */
  protected finishWith(snapshot: StudentSnapshot, given: OpenExam | null = null, told: ToldInCourse | null = null) {
    return { ...this.finish(), checkpoint: null, ...this.recordChange(snapshot, given, told) };
  }

  /** What the journal is told of her record in the course: nothing where it is as it was. */
  private recordChange(
    snapshot: StudentSnapshot,
    given: OpenExam | null,
    told: ToldInCourse | null,
  ): { record?: LearnerRecordChange } {
    const { course, record, exams } = this.world;
    const openExams = openExamsAfter(record.openExams, exams, given, this.moment.now);
    if (snapshot === record.snapshot && openExams === record.openExams && told === null) return {};
    const allTold = [...record.told, ...(told === null ? [] : [told])].slice(-mostTold);
    const body: CourseRecord = { ...snapshot, open_exams: [...openExams], told: allTold };
    return { record: { name: recordName(course.courseId), expectedVersion: record.version, body } };
  }
}
