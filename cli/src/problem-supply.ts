import { writeMore } from '@stoa/factory/write-bank';
import type { SkillGraph } from '@stoa/schema/skill';
import type { ProblemSupply } from '@stoa/server/problem-supply';
import type { Store } from '@stoa/store/store';
import { freshSalt } from './stock-bank.ts';

/** The most problems that the bank ever has of one skill: enough for anybody, and no patient script fills the disk. */
const mostOfOneSkill = 240;

/** More problems from the generators, with the salt that this bank was begun with. Two requests for the same at once share one answer. */
export function problemSupply({ problems }: Pick<Store, 'problems'>, graph: SkillGraph, clock: () => Date): ProblemSupply {
  const underWay = new Map<string, Promise<number>>();
  const exhausted = new Set<string>();

  const write = async (...[skill, use, held]: Parameters<ProblemSupply['more']>): Promise<number> => {
    const salt = await problems.salt(freshSalt());
    const { verified } = writeMore({ held, skill, use, graph, salt, now: clock() });
    return problems.publish(verified);
  };

  return {
    async more(skill, use, held) {
      const name = `${skill} ${use}`;
      if (exhausted.has(name) || held.length >= mostOfOneSkill) return 0;
      const writing = underWay.get(name) ?? write(skill, use, held).finally(() => underWay.delete(name));
      underWay.set(name, writing);
      const published = await writing;
      if (published === 0) exhausted.add(name);
      return published;
    },
  };
}
