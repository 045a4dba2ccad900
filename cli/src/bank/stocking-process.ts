// A process that stocks the bank of a data folder. It prints a line for each task that is written, before it is stored, and one
// for each part of the bank that is ready. Arguments: the folder, the line at which it kills itself with SIGKILL, how often it
// has printed that line by then (never, if 0), and the skills. It kills itself because a test that reads the line would be too
// late on a busy machine.
import { writeSync } from 'node:fs';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { openStore } from '@stoa/store/open-store';
import { openBankSupply } from './bank-supply.ts';
import { writeTask } from './bank-task.ts';

const [dataDir, lastLine, times, ...skills] = process.argv.slice(2);
const whole = openSkillGraph().graph;
const graph = { ...whole, nodes: whole.nodes.filter(({ id }) => skills.includes(id)) };
const store = await openStore({ dataDir, sync: false });
let left = Number(times);
const say = (line: string) => {
  writeSync(1, `${line}\n`);
  if (line === lastLine && --left === 0) process.kill(process.pid, 'SIGKILL');
};
const supply = await openBankSupply({
  store,
  graph,
  clock: () => new Date(),
  salt: 'the salt of this bank',
  sources: 'these',
  writers: {
    most: 1,
    besideStudents: 1,
    write: async (task) => {
      const bank = writeTask(graph, task);
      say(task.kind);
      return bank;
    },
    close: async () => undefined,
  },
  onStocked: (part) => say(`${part} stocked`),
});
await supply.settled;
await store.close();
