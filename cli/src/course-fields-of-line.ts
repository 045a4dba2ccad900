import { ExamStatus } from '@stoa/schema/course/exam-status';
import {
  MappedUnit,
  StudentIntent,
  StudentSnapshot,
  UnderstandingSignal,
  UnitProgress,
} from '@stoa/schema/course/student-snapshot';
import { UnitId } from '@stoa/schema/course/unit-id';
import { z } from 'zod';

/** The turn of a line that names none: the same line has the same answer each time. */
export const noTurnId = '00000000-0000-0000-0000-000000000000';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null says as much as a field that isn't there. */
const withoutNulls = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one)]])))
    : value;

/** A field by one of the names that it has in the specification, in requests or in what another verb says. */
const renamed = (value: unknown, names: Readonly<Record<string, string>>): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, one]) => {
          const name = Object.hasOwn(names, key) ? names[key]! : key;
          return [Object.hasOwn(value, name) ? key : name, one];
        }),
      )
    : value;

const offset = /(?:[zZ]|[+-]\d\d:?\d\d)$/;
/** A time without a place is that of Greenwich, a day its beginning, a number the milliseconds since 1970. */
const zoned = (value: unknown): unknown => {
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 8.64e15) return new Date(value).toISOString();
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(' ', 'T');
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00Z`;
  return offset.test(text) ? text : `${text}Z`;
};

/** A time, as the text that it was told by. */
export const TimeOfLine = z.preprocess(zoned, z.iso.datetime({ offset: true }));

/** What a text is about; `stoa course map` says `unit_id` and `score`. */
export const MappedUnitOfLine = z.preprocess((value) => renamed(value, { unit_id: 'unitId', score: 'confidence' }), MappedUnit);

/** What the exam service says of a question. */
export const ExamStatusFields = ExamStatus.extend({ lockedUntil: TimeOfLine.nullish() });

/** The same, or its word alone: "available". */
export const ExamStatusOfLine = z.preprocess(
  (value) => (typeof value === 'string' ? { status: value } : value),
  ExamStatusFields,
);

const ProgressOfLine = UnitProgress.extend({ lastTouchedAt: TimeOfLine.nullable().default(null) });

/** A record as a line may have it: who, where and at which unit are left out, as is all that she hasn't done. */
export const SnapshotOfLine = z.preprocess(
  withoutNulls,
  StudentSnapshot.extend({
    studentId: StudentSnapshot.shape.studentId.default('student'),
    courseId: StudentSnapshot.shape.courseId.default('course'),
    focusUnitId: UnitId.optional(),
    unitProgress: z.record(UnitId, ProgressOfLine).default({}),
    lastTurnAnalysis: z
      .object({
        mappedUnits: z.array(MappedUnitOfLine).default([]),
        studentIntent: StudentIntent.default('unknown'),
        understandingSignal: UnderstandingSignal.default('uncertain'),
        suggestedPrereqUnits: z.array(UnitId).default([]),
      })
      .nullable()
      .default(null),
    lastTurnAt: TimeOfLine.nullable().default(null),
  }),
);
type SnapshotOfLine = z.infer<typeof SnapshotOfLine>;

/** The record that a line means: whoever has none begins at the entry of the course. */
export function snapshotOfLine(told: SnapshotOfLine | undefined, entryUnitId: UnitId, now: Date): StudentSnapshot {
  const { focusUnitId, ...snapshot } = told ?? SnapshotOfLine.parse({ lastTurnAt: now.toISOString() });
  return { ...snapshot, focusUnitId: focusUnitId ?? entryUnitId };
}

/** When it is: as it was told, else the latest that its record knows of, for a line has no clock. */
export function nowOfLine(now: string | undefined, snapshot: SnapshotOfLine | undefined): Date {
  if (now !== undefined) return new Date(now);
  const { lastTurnAt = null, unitProgress = {} } = snapshot ?? {};
  const known = [lastTurnAt, ...Object.values(unitProgress).map(({ lastTouchedAt }) => lastTouchedAt)];
  return new Date(Math.max(0, ...known.flatMap((time) => (time === null ? [] : [Date.parse(time)]))));
}

/** A line of a verb, whose fields may be null or have the names of a request. */
export const courseLine = <Fields extends z.ZodRawShape>(
  fields: Fields,
  read: (line: Record<string, unknown>) => Record<string, unknown> = (line) => line,
) =>
  z.preprocess((line) => {
    if (!isObject(line)) return line;
    const told = renamed(line, { messageText: 'message', clientEvent: 'event' }) as Record<string, unknown>;
    return read(Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null)));
  }, z.object(fields));

/** Statuses by question: in an object of theirs, or in a list that names each. */
export const byQuestion = (statuses: unknown): unknown =>
  Array.isArray(statuses) && statuses.every((one) => isObject(one) && typeof one['questionId'] === 'string')
    ? Object.fromEntries(statuses.map((one: Record<string, unknown>) => [one['questionId'] as string, one]))
    : statuses;

/** Exam questions in a list, each with the names that its request has; or by question, as `policy` takes them. */
export const examList = (exams: unknown): unknown =>
  Array.isArray(exams)
    ? exams.map(examFields)
    : isObject(exams)
      ? Object.entries(exams).map(([questionId, status]) =>
          examFields({ questionId, ...(isObject(status) ? status : { status }) }),
        )
      : exams;

function examFields(exam: unknown): unknown {
  const told = withoutNulls(renamed(exam, { tier: 'difficultyTier' }));
  return isObject(told) && typeof told['unitId'] === 'string' && told['unitIds'] === undefined
    ? { ...told, unitIds: [told['unitId']] }
    : told;
}

/** An event by its name alone, and without a unit: that is of the unit that her record is at. */
export function eventOfLine(event: unknown, snapshot: unknown): unknown {
  const told = typeof event === 'string' ? { type: event } : withoutNulls(event);
  const focus = isObject(snapshot) ? snapshot['focusUnitId'] : undefined;
  return isObject(told) && told['unitId'] === undefined && typeof focus === 'string' ? { ...told, unitId: focus } : told;
}
