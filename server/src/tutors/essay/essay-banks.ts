import { isDeepStrictEqual } from 'node:util';
import { bankChanges } from '@stoa/engine/tutors/essay/banks/bank-changes';
import { bankFaults } from '@stoa/engine/tutors/essay/banks/bank-faults';
import { essayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import type { EssayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import { contentYaml } from '@stoa/library/content-yaml';
import type { LearnerId } from '@stoa/schema/account';
import type { BankLine, BankView } from '@stoa/schema/essay/bank-edition';
import { PeriodBank } from '@stoa/schema/essay/period-bank';
import type { EssayBankStore } from '@stoa/store/essay-banks';
import { RefusalError } from '../../refusals.ts';

type InUse = { bank: PeriodBank; edition: number; at: string | null; released: string };

/**
 * The period banks that the coach uses: those of the release, overridden by what curriculum owners have published here. Each
 * turn asks which editions are the newest, so that a new edition is used everywhere at once.
 */
export class EssayBanks {
  readonly #released: readonly PeriodBank[];
  /** What the coach knows besides the banks: content that no admin edits. */
  readonly #rest: Pick<EssayKnowledge, 'templates' | 'thresholds'>;
  readonly #store: EssayBankStore;
  #known: { of: string; banks: readonly InUse[]; knowledge: EssayKnowledge };

  constructor(released: { banks: readonly PeriodBank[]; knowledge: EssayKnowledge }, store: EssayBankStore) {
    this.#released = released.banks;
    this.#rest = released.knowledge;
    this.#store = store;
    this.#known = { of: '[]', banks: released.banks.map(asReleased), knowledge: released.knowledge };
  }

  /** Returns what the coach knows now. */
  async knowledge(): Promise<EssayKnowledge> {
    return (await this.#now()).knowledge;
  }

  async list(): Promise<BankLine[]> {
    return (await this.#now()).banks.map(({ bank: { period, title, start, end, anchors }, edition, at }) => ({
      period,
      title,
      start,
      end,
      anchors: anchors.length,
      edition,
      edited_at: at,
    }));
  }

  /** Errors  `not_found`. */
  async view(period: number): Promise<BankView> {
    const { bank, edition, released } = await this.#inUse(period);
    const own = await this.#store.editions(period);
    return {
      bank,
      edition,
      editions: [
        ...own.map(({ published_at, by, changes, edition: number }) => ({ edition: number, at: published_at, by, changes })),
        { edition: 0, at: null, by: null, changes: null },
      ],
      release_differs: edition > 0 && released !== this.#release(period).version,
    };
  }

  /** Returns a bank as it was in an edition; 0 is the release's. Errors  `not_found`. */
  async edition(period: number, edition: number): Promise<PeriodBank> {
    if (edition === 0) return this.#release(period);
    const stored = await this.#store.find(period, edition);
    const read = PeriodBank.safeParse(stored?.bank);
    if (!read.success) throw new RefusalError('not_found', 'We couldn’t find that version.');
    return read.data;
  }

  /**
   * Publishes a bank over the edition that its author saw. Errors `validation` with the wrong entries; `draft_changed`;
   * `not_found`.
   */
  async publish(period: number, expected: number, bank: PeriodBank, by: LearnerId, at: Date): Promise<BankView> {
    const release = this.#release(period);
    const faults = [
      ...(bank.period === period ? [] : [{ entry: 'period', says: 'This is another period’s bank.' }]),
      ...bankFaults(bank),
    ];
    if (faults.length > 0) {
      const fields = faults.map(({ entry, says }) => ({ in: 'body', path: 'bank', message: `${entry}: ${says}` }));
      throw new RefusalError('validation', fields[0]!.message, { more: { fields } });
    }
    const { bank: before, edition } = await this.#inUse(period);
    if (edition === expected + 1 && isDeepStrictEqual(before, bank)) return await this.view(period); // the same request again
    const changes = bankChanges(before, bank);
    const isNext =
      edition === expected && (await this.#store.publish({ period, expected, bank, changes, released: release.version }, by, at));
    if (!isNext)
      throw new RefusalError('draft_changed', 'Somebody published another version of this bank. Reload the page to see it.');
    return await this.view(period);
  }

  /** Returns a bank as the content file that it goes back into. */
  async file(period: number): Promise<{ name: string; yaml: string }> {
    const { bank, edition } = await this.#inUse(period);
    const version = edition === 0 ? bank.version : `${bank.version.replace(/\.\d+$/u, '')}.${edition}`;
    return { name: `period-${period}.yaml`, yaml: contentYaml({ ...bank, version }) };
  }

  async #inUse(period: number): Promise<InUse> {
    this.#release(period);
    return (await this.#now()).banks.find(({ bank }) => bank.period === period)!;
  }

  #release(period: number): PeriodBank {
    const bank = this.#released.find((one) => one.period === period);
    if (bank === undefined) throw new RefusalError('not_found', 'There is no bank of that period.');
    return bank;
  }

  async #now() {
    const newest = await this.#store.newest();
    const of = JSON.stringify(newest);
    if (of === this.#known.of) return this.#known;
    const banks = await Promise.all(
      this.#released.map(async (release): Promise<InUse> => {
        const edition = newest.find(({ period }) => period === release.period)?.edition;
        const stored = edition === undefined ? null : await this.#store.find(release.period, edition);
        const read = PeriodBank.safeParse(stored?.bank);
        // A stored edition from an earlier release may no longer be readable: then the release's own bank is used.
        if (stored === null) return asReleased(release);
        const bank = read.success && bankFaults(read.data).length === 0 ? read.data : release;
        return { bank, edition: stored.edition, at: stored.published_at, released: stored.released };
      }),
    );
    this.#known = {
      of,
      banks,
      knowledge: essayKnowledge({
        templates: this.#rest.templates,
        thresholds: this.#rest.thresholds,
        banks: banks.map(({ bank }) => bank),
      }),
    };
    return this.#known;
  }
}

const asReleased = (bank: PeriodBank): InUse => ({ bank, edition: 0, at: null, released: bank.version });
