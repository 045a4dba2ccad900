import { workAtBoard } from '@stoa/engine/tutors/board/simulation/work-at-board';
import { boardStudents } from '@stoa/engine/tutors/board/simulation/board-student';
import { newBoardSession } from '@stoa/engine/tutors/board/session/board-run';
import { step } from '@stoa/engine/tutors/board/step';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { openBoardLines } from '@stoa/library/open-board';
import { openCrisisContacts } from '@stoa/library/open-crisis-contacts';
import { print, rowBeside } from './figures.ts';

const sessions = 20;

/**
 * Measures a step of the board without a model: each event of simulated sessions, and separately those at which it decided to
 * speak.
 */
export function measureBoard(): void {
  const content = { lines: openBoardLines(), contacts: openCrisisContacts(), model: false };
  const times = { floor: [] as number[], all: [] as number[], spoke: [] as number[] };
  for (let seed = 1; seed <= sessions; seed += 1) {
    const start = { profile: null, persona: 'default', limitMinutes: 10, seed } as const;
    const { events } = workAtBoard(boardStudents.careless, seededChance(seed), content, start);
    let state = newBoardSession({ ...start, problem: { stem: 'Solve 2x + 3 = 11.', answer: 'x = 4', start: '2x + 3 = 11' } });
    for (const event of events) {
      times.floor.push(timed(() => structuredClone(state)));
      let spoke = false;
      const took = timed(() => {
        const next = step(state, event, event.t, content);
        state = next.state;
        spoke = next.effects.some(({ effect }) => effect === 'say');
      });
      (spoke ? times.spoke : times.all).push(took);
    }
  }
  const row = rowBeside(times.floor);
  print(`A step of the board without a model: ${sessions} sessions in one process`, [
    ['', 'steps', 'median', 'p99', 'to the floor'],
    row('a copy of the state alone (the floor)', times.floor),
    row('an event, nothing said', times.all),
    row('an event with a decision to speak', times.spoke),
  ]);
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
