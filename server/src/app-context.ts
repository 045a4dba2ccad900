import type { Logger } from 'pino';
import type { SkillGraphIndex } from '@stoa/engine/skills/graph-index';
import type { LanguageModel } from '@stoa/engine/turn/ask';
import type { TutorRegistry } from '@stoa/engine/turn/registry';
import type { Handwriting } from '@stoa/providers/handwriting/handwriting';
import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { EverydayWord } from '@stoa/schema/everyday-words';
import type { PracticePolicy } from '@stoa/schema/policy';
import type { Store } from '@stoa/store/store';
import type { PasswordHash } from './auth/password-hashing.ts';
import type { ServerConfig } from './config.ts';
import type { KeptRows } from './kept-rows.ts';
import type { ProblemSupply } from './problem-supply.ts';
import { RefusalError } from './refusals.ts';

/** All that the server stands on. A test builds one of its own; `start-server.ts` builds the real one. */
export type AppContext = {
  store: Store;
  /** The tutors of this installation. */
  tutors: TutorRegistry;
  /** Null while the graph cannot be had: sessions go on with their skill, and advancement waits (practice spec §11.2). */
  graph: () => SkillGraphIndex | null;
  policy: PracticePolicy;
  /** Whom a student in distress is told to call. */
  crisisContacts: CrisisContacts;
  /** What everyday words mean that stand in the questions of lessons. */
  everydayWords: readonly EverydayWord[];
  /** Null where no model is configured: the scripts speak. */
  languageModel: LanguageModel | null;
  clock: () => Date;
  config: ServerConfig;
  /** Signs cookies and tokens. */
  secret: string;
  log: Logger;
  /** Writes more problems where a learner has met most; without it the bank stays as it is. */
  supply?: ProblemSupply | undefined;
  /** Reads what is written by hand on a board; without it a line in ink has to be typed beside it. */
  handwriting?: Handwriting | undefined;
  /** Where the rows of courses are kept; without it turns search the courses' own files. */
  courseRows?: KeptRows | undefined;
  /** How passwords are hashed; by scrypt where it is not said. */
  passwordHash?: PasswordHash | undefined;
  version: string;
  /** What speaks for the agents, e.g. `embedded`; shown on the sign-in page. */
  languageProvider: string;
};

/** The graph, for what cannot be answered without it. */
export function graphOf(context: Pick<AppContext, 'graph'>): SkillGraphIndex {
  const graph = context.graph();
  if (graph === null)
    throw new RefusalError('unavailable', "We can’t load the skills right now. You can continue with the skill you're on.");
  return graph;
}
