import { describe, expect, it } from 'vitest';
import { speaksOfItself } from '../guards/internal-language.ts';
import { voice } from '../guards/voice.ts';
import { crisisMessage, isCrisis } from './crisis-message.ts';
import { firstLayer } from './first-layer.ts';
import { guidanceWords, unsafe } from './guidance.ts';
import { guidanceWordings, leadingBack, toTheProgram } from './guidance-wordings.ts';
import { safetyViolations } from './unsafe.ts';

const lesser = safetyViolations.filter((violation) => !isCrisis(violation));

describe('the guidance for an unsafe message', () => {
  it.each(lesser)('is short, kind and in the voice of the tutor: %s', (violation) => {
    const guidance = guidanceWords(unsafe(violation, 'first_layer'), 'the math');
    expect(voice({ longest: 300 })(guidance)).toBeNull();
    expect(speaksOfItself(guidance)).toBeNull();
  });

  it('warns about what she should know not to write, and never about what she confides in us', () => {
    const warned = safetyViolations.filter((violation) => unsafe(violation, 'agent').should_warn);
    expect(warned).toEqual(['violence', 'sexual', 'hate', 'drugs_weapons', 'harassment', 'profanity', 'manipulation']);
  });
});

describe('the wordings of guidance that may recur', () => {
  const tables = [...Object.values(guidanceWordings), toTheProgram, leadingBack];

  it("are ten different ones for each kind, all in the tutor's voice", () => {
    for (const table of tables) {
      expect(new Set(table).size).toBe(10);
      for (const words of table) {
        expect(voice({ longest: 300 })(words), words).toBeNull();
        expect(speaksOfItself(words), words).toBeNull();
      }
    }
  });

  it.each(['i hate u', 'stupid bot', 'ur so dumb bot shut up'])(
    'contain no warning if only the program is insulted: %s',
    (text) => {
      const found = firstLayer(text)!;
      expect(found).toMatchObject({ violation: 'harassment', should_warn: false });
      const said = Array.from({ length: 10 }, (_, before) => guidanceWords(found, 'the math', before));
      expect(new Set(said).size).toBe(10);
      expect(said.join(' ')).not.toMatch(/friendly|kind|insult|swear/i);
    },
  );

  it('contain a warning if a person is insulted', () => {
    expect(firstLayer('Lisa is such a loser')).toMatchObject({ violation: 'harassment', should_warn: true });
  });
});

describe('crisisMessage', () => {
  it.each(['self_harm', 'abuse'] as const)('says for %s that it is taken seriously, who is told, and what to do now', (kind) => {
    const message = crisisMessage(kind, null);
    expect(message).toContain('Thank you for telling me');
    expect(message).toContain('I am taking it seriously');
    expect(message).toContain('A teacher will be told');
    expect(message).toContain('Please do one thing now');
    expect(message).toContain('call the emergency number now');
    expect(message).not.toMatch(/\d|\$|!/); // no unconfigured number to call, no mathematics, no exclamation marks
    expect(unsafe(kind, 'first_layer').guidance).toBe(message);
  });

  it('says for a threat that others may be in danger, who is told, and what to do now, and allows that it was a joke', () => {
    const message = crisisMessage('threat', null);
    for (const said of [
      'somebody could get badly hurt',
      'I am taking it seriously',
      'A teacher will be told',
      'Please do one thing now',
      'call the emergency number now',
      'If you meant it as a joke',
    ])
      expect(message).toContain(said);
    expect(message).not.toMatch(/\d|\$|!/);
    expect(unsafe('threat', 'first_layer')).toMatchObject({ guidance: message, should_warn: false });
  });

  it('asks if she is all right, allows for a mistake, and lists all contacts if the code is not sure', () => {
    const message = crisisMessage('abuse', null, false);
    expect(message).toContain('are you all right?');
    expect(message).toContain('I may have read it wrongly');
    expect(message).toContain('just go on: everything is as you left it');
    expect(message).toContain('A teacher will be told');
    expect(message).toContain('call the emergency number');
    expect(message).not.toMatch(/\d|\$|!|Thank you for telling me/);
    expect(crisisMessage('self_harm', null, false)).toBe(message);
  });

  it('tells a child who is being hurt by someone to talk to someone else', () => {
    expect(crisisMessage('abuse', null)).toContain('somebody other than the person this is about');
    expect(crisisMessage('abuse', null)).toContain('it is not your fault');
  });

  it('lists the helplines for its kind, one per line', () => {
    const contacts = {
      version: '1.0.0',
      at_school: null,
      emergency: [{ where: 'here', number: '112' }],
      helplines: [
        { name: 'Night line', where: 'here', how: 'call', number: '116 111', answers: ['self_harm' as const] },
        { name: 'Safe home', where: 'here', how: 'call', number: '116 222', answers: ['abuse' as const] },
      ],
    };
    expect(crisisMessage('self_harm', contacts)).toContain('\nNight line (here): call 116 111\n');
    expect(crisisMessage('self_harm', contacts)).toContain('ask somebody near you to call: 112 (here).');
    expect(crisisMessage('self_harm', contacts)).not.toContain('Safe home');
    for (const line of ['Night line', 'Safe home']) expect(crisisMessage('abuse', contacts, false)).toContain(line);
  });
});
