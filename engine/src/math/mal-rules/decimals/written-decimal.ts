import { rational, type Rational } from '../../exact/rational.ts';

/** Returns `units` of the last place: decimal(347, 2) is 3.47. */
export const decimal = (units: number | bigint, places: number): Rational => rational(BigInt(units), 10n ** BigInt(places));

/** Returns how many digits a written number has after the point: '3.40' has 2. */
export const placesIn = (text: string): number => text.split('.')[1]?.length ?? 0;
