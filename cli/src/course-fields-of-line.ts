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

/** The turn id of a line without one, so that the same line gets the same answer each time. */
export const noTurnId = '00000000-0000-0000-0000-000000000000';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Removes nulls, which mean the same as missing fields. */
const withoutNulls = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (one === null ? [] : [[key, withoutNulls(one)]])))
    : value;

/** Renames fields that have the name used in the specification, in requests, or in another verb's output. */
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
/** Completes a time: without a time zone it is in UTC, a date means its beginning, and a number is milliseconds since 1970. */
const zoned = (value: unknown): unknown => {
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 8.64e15) return new Date(value).toISOString();
  if (typeof value !== 'string') return value;
  const text = value.trim().replace(' ', 'T');
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T00:00:00Z`;
  return offset.test(text) ? text : `${text}Z`;
};

/** A time, as ISO text. */
export const TimeOfLine = z.preprocess(zoned, z.iso.datetime({ offset: true }));

/** A unit that a text is about; `stoa course map` writes `unit_id` and `score`. */
export const MappedUnitOfLine = z.preprocess((value) => renamed(value, { unit_id: 'unitId', score: 'confidence' }), MappedUnit);

/** The exam service's status of a question. */
export const ExamStatusFields = ExamStatus.extend({ lockedUntil: TimeOfLine.nullish() });

/** The same, or only the status word: "available". */
export const ExamStatusOfLine = z.preprocess(
  (value) => (typeof value === 'string' ? { status: value } : value),
  ExamStatusFields,
);

const ProgressOfLine = UnitProgress.extend({ lastTouchedAt: TimeOfLine.nullable().default(null) });

/**
 * A record as a line may give it: the student, the course, and the current unit may be missing, and so may everything that she
 * hasn't done.
 */
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

/** Returns the record that a line means; without one, the student starts at the course's entry. */
export function snapshotOfLine(told: SnapshotOfLine | undefined, entryUnitId: UnitId, now: Date): StudentSnapshot {
  const { focusUnitId, ...snapshot } = told ?? SnapshotOfLine.parse({ lastTurnAt: now.toISOString() });
  return { ...snapshot, focusUnitId: focusUnitId ?? entryUnitId };
}

/** Returns the current time: as given, otherwise the latest time in the line's record, because a line has no clock. */
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

/** Converts statuses to an object by question, also from a list in which each names its question. */
export const byQuestion = (statuses: unknown): unknown =>
  Array.isArray(statuses) && statuses.every((one) => isObject(one) && typeof one['questionId'] === 'string')
    ? Object.fromEntries(statuses.map((one: Record<string, unknown>) => [one['questionId'] as string, one]))
    : statuses;

/**
 * Converts exam questions to a list; they may have a request's field names, or be an object by question, as `policy` takes
 * them.
 */
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

/**
 * Completes an event that is given only as its name, or without a unit: it is about the current unit of the student's record.
 */
export function eventOfLine(event: unknown, snapshot: unknown): unknown {
  const told = typeof event === 'string' ? { type: event } : withoutNulls(event);
  const focus = isObject(snapshot) ? snapshot['focusUnitId'] : undefined;
  return isObject(told) && told['unitId'] === undefined && typeof focus === 'string' ? { ...told, unitId: focus } : told;
}
