import { describe, expect, it } from 'vitest';
import { openDrill, sealDrill } from './drill-tokens.ts';

const secret = 'a secret for tests, of more than thirty-two letters';
const claim = {
  threadId: 'T1',
  turnId: 'U1',
  unitId: 'ALG-01',
  problem: { id: 'p', version: 1 },
  prompt: 'Solve for x.',
  questionLatex: '2x+3=11',
  expiresAt: '2026-11-24T08:00:00.000Z',
};
const token = sealDrill(claim, secret);
const [text, signature] = token.split('.');

describe('the token of a drill', () => {
  it('opens to the claim that was sealed', () => {
    expect(openDrill(token, secret)).toEqual({ kind: 'claim', claim });
  });

  it.each([
    { name: 'signed with another secret', forged: sealDrill(claim, `${secret}!`) },
    { name: 'with another text', forged: `${Buffer.from('{}').toString('base64url')}.${signature}` },
    { name: 'without a signature', forged: text! },
    { name: 'with an empty one', forged: `${text}.` },
    { name: 'with more behind it', forged: `${token}.x` },
    { name: 'that is empty', forged: '' },
    { name: 'of anything', forged: 'x.y' },
  ])('is rejected as forged: $name', ({ forged }) => {
    expect(openDrill(forged, secret)).toEqual({ kind: 'forged' });
  });
});
