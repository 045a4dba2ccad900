import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { boardStudents, type BoardStudentKind } from '@stoa/engine/tutors/board/simulation/board-student';
import { workAtBoard, type WorkedSession } from '@stoa/engine/tutors/board/simulation/work-at-board';
import { openBoardLines } from '@stoa/library/open-board';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';

/** The parameters of a simulation: how many students of each kind, and for how many minutes each. */
export type LiveSimulation = { students: number; minutes: number; seed: number };

/**
 * The results of the sessions of one kind of students. Means over sessions; shares from 0 to 1, null if the denominator is
 * zero.
 */
export type SimulatedBoard = {
  kind: BoardStudentKind;
  sessions: number;
  solved: number;
  mistakes: number;
  interventions_a_minute: number;
  average_wait_time: number; // seconds
  self_corrections_allowed: number | null; // share of the mistakes that she was about to correct
  wrong_interruptions: number; // per session
  escalation_depth: number;
  student_response_rate: number | null;
  repeated_lines: number; // per session
};

/**
 * Lets synthetic students of every kind work at the board, and reports on each kind.
 *
 * Errors  none; the same seed gives the same report.
 */
export function simulateLive({ students, minutes, seed }: LiveSimulation): SimulatedBoard[] {
  const content = { lines: openBoardLines(), contacts: openCrisisContacts(), model: false };
  return (Object.keys(boardStudents) as BoardStudentKind[]).map((kind, at) =>
    reportOf(
      kind,
      Array.from({ length: students }, (_, student) => {
        const chance = seededChance(seed + 1000 * at + student);
        const start = { profile: null, persona: 'default', limitMinutes: minutes, seed: seed + student } as const;
        return workAtBoard(boardStudents[kind], chance, content, start);
      }),
    ),
  );
}

function reportOf(kind: BoardStudentKind, sessions: readonly WorkedSession[]): SimulatedBoard {
  const sum = (count: (one: WorkedSession) => number) => sessions.reduce((all, one) => all + count(one), 0);
  const mean = (count: (one: WorkedSession) => number) => rounded(sum(count) / sessions.length);
  const allowed = sum((one) => one.selfCorrections.allowed);
  const could = allowed + sum((one) => one.selfCorrections.interrupted);
  const rates = sessions.flatMap(({ metrics }) => metrics.student_response_rate ?? []);
  return {
    kind,
    sessions: sessions.length,
    solved: mean(({ solved }) => solved),
    mistakes: mean(({ mistakes }) => mistakes),
    interventions_a_minute: rounded(sum(({ metrics }) => metrics.intervention_count) / sum(({ minutes }) => minutes)),
    average_wait_time: mean(({ metrics }) => metrics.average_wait_time),
    self_corrections_allowed: could === 0 ? null : rounded(allowed / could),
    wrong_interruptions: mean(({ wrongInterruptions }) => wrongInterruptions),
    escalation_depth: mean(({ metrics }) => metrics.escalation_depth),
    student_response_rate: rates.length === 0 ? null : rounded(rates.reduce((all, one) => all + one, 0) / rates.length),
    repeated_lines: mean(({ repeated }) => repeated),
  };
}

const rounded = (value: number): number => Number(value.toFixed(2));
