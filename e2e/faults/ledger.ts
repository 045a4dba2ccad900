import type { Stored } from './numbered-turns.ts';
import type { Said } from './turn-writer.ts';

/** Keeps what killed processes said about their turns, and compares it with what the next process found. */
export class Ledger {
  /** The last turn of each learner that was acknowledged or found stored. */
  readonly promised = new Map<string, number>();
  /**
   * How often a process found a learner's turns, how often it sent the last turn again, and how many turns were stored that the
   * process before hadn't yet acknowledged.
   */
  readonly seen = { beginnings: 0, replays: 0, unacknowledged: 0 };

  /** Takes what one process said, in order. Returns each promise that it breaks, in words; an empty list if there's none. */
  breachesIn(lines: readonly Said[]): string[] {
    return lines.flatMap((said) => this.#breachesOf(said));
  }

  #breachesOf(said: Said): string[] {
    const promised = this.promised.get(said.learner) ?? 0;
    switch (said.kind) {
      case 'found': {
        const { turns } = said.stored;
        this.promised.set(said.learner, turns);
        this.seen.beginnings += 1;
        this.seen.unacknowledged += turns - promised;
        return [
          ...unequalParts(said.stored).map((part) => `${said.learner}: ${turns} turns are stored, and ${part}`),
          ...(turns < promised ? [`${said.learner}: turn ${promised} was acknowledged, and ${turns} are stored`] : []),
          ...(turns > promised + 1 ? [`${said.learner}: ${turns} turns are stored, and ${promised} were acknowledged`] : []),
        ];
      }
      case 'replayed':
        this.seen.replays += 1;
        return said.same ? [] : [`${said.learner}: a turn that was sent again did not get the first reply`];
      case 'acknowledged':
        this.promised.set(said.learner, said.turn);
        return said.turn === promised + 1 ? [] : [`${said.learner}: turn ${said.turn} came after turn ${promised}`];
    }
  }
}

/** Returns the parts of turns whose count differs from the number of turns: some are half stored, some stored twice. */
export const unequalParts = ({ turns, ...parts }: Stored): string[] =>
  Object.entries(parts).flatMap(([part, times]) => (times === turns ? [] : [`${part} says ${times}`]));
