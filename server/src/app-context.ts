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

/** Everything that the server is built on. `start-server.ts` builds the real one; a test builds its own. */
export type AppContext = {
  store: Store;
  /** The tutors of this installation. */
  tutors: TutorRegistry;
  /** Null while the graph can't be loaded: sessions go on with their skill, and advancement waits (practice spec §11.2). */
  graph: () => SkillGraphIndex | null;
  policy: PracticePolicy;
  /** The people whom a student in distress is told to call. */
  crisisContacts: CrisisContacts;
  /** The meanings of everyday words that occur in the questions of lessons. */
  everydayWords: readonly EverydayWord[];
  /** Null if no model is configured: the scripted texts are used. */
  languageModel: LanguageModel | null;
  clock: () => Date;
  config: ServerConfig;
  /** Signs cookies and tokens. */
  secret: string;
  log: Logger;
  /** Writes more problems for a learner who has met most of them; without it, the bank stays as it is. */
  supply?: ProblemSupply | undefined;
  /** Reads handwriting on a board; without it, the student has to type each line beside her ink. */
  handwriting?: Handwriting | undefined;
  /** Where the rows of courses are stored; without it, turns search the courses' own files. */
  courseRows?: KeptRows | undefined;
  /** How passwords are hashed; scrypt by default. */
  passwordHash?: PasswordHash | undefined;
  version: string;
  /** The provider that writes the agents' texts, e.g. `embedded`; shown on the sign-in page. */
  languageProvider: string;
};

/** Returns the graph, for requests that can't be answered without it. Errors  `unavailable` if there is none. */
export function graphOf(context: Pick<AppContext, 'graph'>): SkillGraphIndex {
  const graph = context.graph();
  if (graph === null)
    throw new RefusalError('unavailable', "We can’t load the skills right now. You can continue with the skill you're on.");
  return graph;
}
