import type { LeakWay } from '../../src/guards/leak/ways.ts';
import type { InputType } from '@stoa/schema/problem';
import type { HintLevel } from '@stoa/schema/hint';

/** A problem and what may be said of it, labelled as a strict teacher would: `tells` by the way that gives it away, `keeps` the rest. */
export type HintRow = {
  readonly stem: string;
  readonly answer: string;
  readonly inputType?: InputType;
  readonly choices?: readonly string[];
  readonly level?: HintLevel;
  readonly shown?: readonly string[]; // earlier messages
  readonly written?: readonly string[]; // her own words
  readonly tells?: Partial<Record<LeakWay, readonly string[]>>;
  readonly keeps?: readonly string[];
};

/** Labelled hints by topic. */
export type HintTable = Readonly<Record<string, readonly HintRow[]>>;
