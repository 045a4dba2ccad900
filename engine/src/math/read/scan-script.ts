import { rational } from '../exact/rational.ts';
import { subscripts, superscripts } from './characters.ts';
import { ReadingError } from './reading-error.ts';
import { letterToken, push, pushSign, type Scan } from './scan.ts';

/** Scans x², x⁻¹, 10ⁿ: superscript characters become an exponent in braces. The added signs have no length. */
export function scanSuperscript(scan: Scan): void {
  const { source, at: start } = scan;
  let end = start;
  while (Object.hasOwn(superscripts, source[end] ?? '')) end += 1;
  const written = Array.from(source.slice(start, end), (c) => superscripts[c]!).join('');
  const found = /^([+-]?)(\d+|[nx])$/.exec(written);
  if (found === null) throw new ReadingError('I cannot read this exponent.', start, end - start);
  const of = found[2]!;
  pushSign(scan, '^', start);
  pushSign(scan, '{', start);
  if (found[1] === '-') pushSign(scan, '-', start);
  if (/\d/.test(of)) push(scan, { kind: 'number', text: of, value: rational(BigInt(of)), decimals: null }, start);
  else push(scan, letterToken(scan, of, start, end), start);
  pushSign(scan, '}', end);
}

/** Scans x₁, a₁₂, xₙ: subscript characters become an index. */
export function scanSubscript(scan: Scan): void {
  const { source, at: start } = scan;
  let end = start;
  while (Object.hasOwn(subscripts, source[end] ?? '')) end += 1;
  const index = Array.from(source.slice(start, end), (c) => subscripts[c]!).join('');
  pushSign(scan, '_', start);
  if (/^\d+$/.test(index)) push(scan, { kind: 'number', text: index, value: rational(BigInt(index)), decimals: null }, end);
  else if (index.length === 1) push(scan, { kind: 'letter', name: index }, end);
  else throw new ReadingError('I cannot read this index.', start, end - start);
}
