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

/** How many things that she told are kept for her teacher, the newest ones. */
const mostTold = 20;

/** Records one turn of a conversation: the parts that are the same whatever she did in it. */
export class CourseTurnRecord extends TurnRecord<CourseThread, typeof courseDefinition.evidence, CourseWorld> {
  protected get place(): TurnPlace {
    return { threadId: this.session.session_id, turnId: this.moment.turnId, now: this.moment.now };
  }

  /** Builds a line by the student. */
  protected studentLine(text: string, latex: string | null = null): KeptMessage {
    return { ...studentMessage({ text, latex }, this.place), card: null, safety: null };
  }

  /** Stops a text: flags it if people should know of it, and returns the fixed words of the reply. */
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

  /** Returns the result of a turn except for its reply: the state, what the kernel writes, and her record. */
  protected finishWith(snapshot: StudentSnapshot, given: OpenExam | null = null, told: ToldInCourse | null = null) {
    return { ...this.finish(), checkpoint: null, ...this.recordChange(snapshot, given, told) };
  }

  /** Returns the change to her record in the course; nothing if it hasn't changed. */
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
