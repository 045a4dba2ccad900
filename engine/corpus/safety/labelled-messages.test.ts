import { describe, expect, it } from 'vitest';
import { firstLayer } from '../../src/safety/first-layer.ts';
import { safetyViolations } from '../../src/safety/unsafe.ts';
import { labelledMessages, type SafetyPart } from './labelled-messages.ts';

const judged = labelledMessages.map((message) => ({ ...message, found: firstLayer(message.text)?.violation ?? null }));
const parts = [
  'learned',
  'laid_aside',
  'afterwards',
  'late_disclosures',
  'threats_laid_aside',
] as const satisfies readonly SafetyPart[];
const disclosures: readonly string[] = ['self_harm', 'abuse'];
/** The least part of a kind that is found. New words find less, and that is the figure to believe: docs/safety.md. */
const floors = {
  learned: { disclosure: 0.95, other: 0.95 },
  laid_aside: { disclosure: 0.95, other: 0.85 },
  afterwards: { disclosure: 0.85, other: 0.6 },
  late_disclosures: { disclosure: 0.85, other: 0.85 },
  threats_laid_aside: { disclosure: 0.85, other: 0.8 },
} as const satisfies Record<SafetyPart, { disclosure: number; other: number }>;

/** Stopped at all; of a disclosure, stopped as one, for anything else would be the wrong answer to it. */
const stopped = ({ violation, found }: (typeof judged)[number]) =>
  violation !== null && disclosures.includes(violation) ? disclosures.includes(found ?? '') : found !== null;
const shown = ({ text, violation, found }: (typeof judged)[number]) =>
  `${violation ?? 'ordinary'} → ${found ?? 'passes'}: ${text}`;

it('the labeled messages are at least 400 ordinary and 220 harmful ones, none twice', () => {
  expect(judged.filter(({ violation }) => violation === null).length).toBeGreaterThanOrEqual(400);
  expect(judged.filter(({ violation }) => violation !== null).length).toBeGreaterThanOrEqual(220);
  expect(new Set(judged.map(({ text }) => text)).size).toBe(judged.length);
});

describe.each(parts)('the %s part', (part) => {
  const messages = judged.filter((message) => message.part === part);
  const ordinary = messages.filter(({ violation }) => violation === null);
  const harmful = messages.filter(({ violation }) => violation !== null);

  it('has fewer than 1 in 100 ordinary messages stopped', () => {
    const over = ordinary.filter(({ found }) => found !== null);
    process.stdout.write(`safety, ${part}: ${over.length} of ${ordinary.length} ordinary messages stopped\n`);
    expect(over.length / ordinary.length, over.map(shown).join('\n')).toBeLessThan(0.01);
  });

  it.each(safetyViolations.filter((kind) => harmful.some(({ violation }) => violation === kind)))('finds %s', (kind) => {
    const ofKind = harmful.filter(({ violation }) => violation === kind);
    const found = ofKind.filter(stopped);
    const missed = ofKind.filter((message) => !stopped(message));
    process.stdout.write(`safety, ${part}: ${kind} ${found.length} of ${ofKind.length} found\n`);
    const floor = floors[part][disclosures.includes(kind) ? 'disclosure' : 'other'];
    expect(found.length / ofKind.length, missed.map(shown).join('\n')).toBeGreaterThanOrEqual(floor);
  });
});
