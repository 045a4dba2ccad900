// A process that stocks the bank of a data folder, until a test kills it or the bank is whole. Arguments: the folder and the skills. It says
// a line for each task that is written, before it is stored, and one for each part of the bank that is there.
import { writeSync } from 'node:fs';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { openStore } from '@stoa/store/open-store';
import { openBankSupply } from './bank-supply.ts';
import { writeTask } from './bank-task.ts';

const [dataDir, ...skills] = process.argv.slice(2);
const whole = openSkillGraph().graph;
const graph = { ...whole, nodes: whole.nodes.filter(({ id }) => skills.includes(id)) };
const store = await openStore({ dataDir, sync: false });
const say = (line: string) => writeSync(1, `${line}\n`);
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
