import { parseRational, type Rational } from '../rational.ts';

/** What is measured. Units of one kind convert into each other; litres and cubic metres meet in measure.ts. */
export type Unit = { readonly kind: string; readonly size: Rational; readonly names: readonly string[] };

const unit = (kind: string, size: string, names: string): Unit => ({
  kind,
  size: parseRational(size)!,
  names: names.split(' '),
});

/**
 * Units of school mathematics with their size in the first of their kind. Inches and pounds by the international definition of
 * 1959 (1 in = 2.54 cm, 1 lb = 453.59237 g). Temperatures do not convert here: 5 °C is not 5 times anything.
 */
export const unitTable: readonly Unit[] = [
  unit('length', '1', 'm meter meters metre metres'),
  unit('length', '0.01', 'cm centimeter centimeters centimetre centimetres'),
  unit('length', '0.001', 'mm millimeter millimeters millimetre millimetres'),
  unit('length', '0.1', 'dm decimeter decimeters decimetre decimetres'),
  unit('length', '1000', 'km kilometer kilometers kilometre kilometres'),
  unit('length', '0.0254', 'in inch inches'),
  unit('length', '0.3048', 'ft foot feet'),
  unit('length', '0.9144', 'yd yard yards yds'),
  unit('length', '1609.344', 'mi mile miles'),
  unit('volume', '1', 'l L liter liters litre litres'),
  unit('volume', '0.001', 'ml mL milliliter milliliters millilitre millilitres'),
  unit('volume', '0.01', 'cl cL centiliter centiliters'),
  unit('volume', '0.1', 'dl dL deciliter deciliters'),
  unit('cup', '1', 'cup cups'),
  unit('cup', '2', 'pt pint pints'),
  unit('cup', '4', 'qt quart quarts'),
  unit('cup', '16', 'gal gallon gallons'),
  unit('mass', '1', 'g gram grams'),
  unit('mass', '0.001', 'mg milligram milligrams'),
  unit('mass', '1000', 'kg kilogram kilograms kilo kilos'),
  unit('mass', '1000000', 't ton tons tonne tonnes'),
  unit('mass', '453.59237', 'lb lbs pound pounds'),
  unit('mass', '28.349523125', 'oz ounce ounces'),
  unit('time', '1', 's sec secs second seconds'),
  unit('time', '60', 'min mins minute minutes'),
  unit('time', '3600', 'h hr hrs hour hours'),
  unit('time', '86400', 'd day days'),
  unit('time', '604800', 'wk week weeks'),
  unit('year', '12', 'yr yrs year years'),
  unit('year', '1', 'month months'),
  unit('money', '1', '$ dollar dollars usd'),
  unit('money', '0.01', '¢ cent cents'),
  unit('euro', '1', '€ euro euros'),
  unit('sterling', '1', '£'),
  unit('angle', '1', '° degree degrees deg'),
  unit('percent', '1', '% percent'),
  unit('celsius', '1', '°C celsius'),
  unit('fahrenheit', '1', '°F fahrenheit'),
];

const byName = new Map<string, Unit>(unitTable.flatMap((u) => u.names.map((name) => [name, u] as const)));

export function findUnit(name: string): Unit | null {
  return byName.get(name) ?? (name.length > 2 ? (byName.get(name.toLowerCase()) ?? null) : null);
}
/** Words that stand between or around units: square metres, kilometres per hour. */
const joints = new Set(['per', 'sq', 'square', 'squared', 'cu', 'cubic', 'cubed']);
export const isUnitName = (name: string): boolean => joints.has(name) || findUnit(name) !== null;
