import { describe, expect, it } from 'vitest';
import { objectionsTo } from '../src/guards/tutor-turn/turn-objections.ts';
import { tutorTurns, type TutorTurn } from './tutor-turns/tutor-turn.ts';

const read = (part: TutorTurn['part']) => tutorTurns[part].map((turn) => ({ turn, objections: objectionsTo(turn) }));
const look = read('look');
const shown = ({ turn, objections }: (typeof look)[number]): string =>
  `${turn.id} ${turn.why ?? 'good'}: ${turn.text} [${objections.map(({ guard, detail }) => `${guard}: ${detail}`).join('; ')}]`;
const blocked = (all: typeof look) => all.filter(({ turn, objections }) => turn.label === 'good' && objections.length > 0);
const passed = (all: typeof look) => all.filter(({ turn, objections }) => turn.label === 'bad' && objections.length === 0);
const share = (some: typeof look, all: typeof look, label: TutorTurn['label']): number =>
  some.length / all.filter(({ turn }) => turn.label === label).length;

describe('the turns of a tutor, held against the guards', () => {
  it('may be said where they are good: fewer than 3 in 100 are stopped', () => {
    expect(share(blocked(look), look, 'good'), blocked(look).map(shown).join('\n')).toBeLessThan(0.03);
  });

  it('are stopped where they are bad: fewer than 5 in 100 get through', () => {
    expect(share(passed(look), look, 'bad'), passed(look).map(shown).join('\n')).toBeLessThan(0.05);
  });
});
