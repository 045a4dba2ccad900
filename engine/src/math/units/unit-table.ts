import { parseRational, type Rational } from '../exact/rational.ts';

/** What a unit measures: 'length^3', 'length time^-1'. Units of one dimension convert into each other. */
export type Unit = { readonly kind: string; readonly size: Rational; readonly names: readonly string[] };

const unit = (kind: string, size: string, names: string): Unit => ({
  kind,
  size: parseRational(size)!,
  names: names.split(' '),
});

/**
 * Units of school mathematics with their size in meters, grams, seconds, dollars and so on. Inches and pounds by the
 * international definition of 1959 (1 in = 2.54 cm, 1 lb = 453.59237 g), gallons of 231 cubic inches; a ton is 2000 pounds, a
 * tonne 1000 kg. Months and years have no fixed number of days, so they convert only into each other. Temperatures have zeros
 * of their own: see compare-units.ts.
 */
export const unitTable: readonly Unit[] = [
  unit('length', '1', 'm meter meters metre metres'),
  unit('length', '0.01', 'cm centimeter centimeters centimetre centimetres'),
  unit('length', '0.001', 'mm millimeter millimeters millimetre millimetres'),
  unit('length', '0.000001', 'μm µm micrometer micrometers micrometre micrometres'),
  unit('length', '0.000000001', 'nanometer nanometers nanometre nanometres'),
  unit('length', '0.1', 'dm decimeter decimeters decimetre decimetres'),
  unit('length', '1000', 'km kilometer kilometers kilometre kilometres'),
  unit('length', '0.0254', 'in inch inches'),
  unit('length', '0.3048', 'ft foot feet'),
  unit('length', '0.9144', 'yd yard yards yds'),
  unit('length', '1609.344', 'mi mile miles'),
  unit('length^2', '4046.8564224', 'acre acres'),
  unit('length^2', '10000', 'hectare hectares'),
  unit('length^3', '0.001', 'l L liter liters litre litres'),
  unit('length^3', '0.000001', 'ml mL milliliter milliliters millilitre millilitres'),
  unit('length^3', '0.000001', 'cc ccm'),
  unit('length^3', '0.00001', 'cl cL centiliter centiliters centilitre centilitres'),
  unit('length^3', '0.0001', 'dl dL deciliter deciliters decilitre decilitres'),
  unit('length^3', '1', 'kL kiloliter kiloliters kilolitre kilolitres'),
  unit('length^3', '0.00000492892159375', 'tsp teaspoon teaspoons'),
  unit('length^3', '0.00001478676478125', 'tbsp tablespoon tablespoons'),
  unit('length^3', '0.0002365882365', 'cup cups'),
  unit('length^3', '0.000473176473', 'pt pint pints'),
  unit('length^3', '0.000946352946', 'qt quart quarts'),
  unit('length^3', '0.003785411784', 'gal gallon gallons'),
  unit('mass', '1', 'g gram grams gramme grammes'),
  unit('mass', '0.001', 'mg milligram milligrams'),
  unit('mass', '0.000001', 'mcg μg microgram micrograms'),
  unit('mass', '1000', 'kg kilogram kilograms kilo kilos'),
  unit('mass', '1000000', 't tonne tonnes'),
  unit('mass', '907184.74', 'ton tons'),
  unit('mass', '453.59237', 'lb lbs pound pounds'),
  unit('mass', '28.349523125', 'oz ounce ounces'),
  unit('mass', '6350.29318', 'stone stones'),
  unit('time', '1', 's sec secs second seconds'),
  unit('time', '0.001', 'msec millisecond milliseconds'),
  unit('time', '0.000001', 'μs µs microsecond microseconds'),
  unit('time', '0.000000001', 'ns nanosecond nanoseconds'),
  unit('time', '60', 'min mins minute minutes'),
  unit('time', '3600', 'h hr hrs hour hours'),
  unit('time', '86400', 'd day days'),
  unit('time', '604800', 'wk week weeks'),
  unit('time', '1209600', 'fortnight fortnights'),
  unit('months', '12', 'yr yrs year years'),
  unit('months', '1', 'month months'),
  unit('months', '120', 'decade decades'),
  unit('months', '1200', 'century centuries'),
  unit('length time^-1', '0.44704', 'mph'),
  unit('length time^-1', '5/18', 'kph kmh kmph'),
  unit('length time^-1', '463/900', 'knot knots'),
  unit('time^-1', '1', 'Hz hertz'),
  unit('time^-1', '1000', 'kHz kilohertz'),
  unit('time^-1', '1000000', 'MHz megahertz'),
  unit('time^-1', '1000000000', 'GHz gigahertz'),
  unit('length mass time^-2', '1000', 'N newton newtons'),
  unit('length mass time^-2', '1000000', 'kN kilonewton kilonewtons'),
  unit('length^2 mass time^-2', '1000', 'J joule joules'),
  unit('length^2 mass time^-2', '1000000', 'kJ kilojoule kilojoules'),
  unit('length^2 mass time^-2', '1000000000', 'MJ megajoule megajoules'),
  unit('length^2 mass time^-2', '4184', 'cal calorie calories'),
  unit('length^2 mass time^-2', '4184000', 'kcal kilocalorie kilocalories'),
  unit('length^2 mass time^-3', '1000', 'W watt watts'),
  unit('length^2 mass time^-3', '1000000', 'kW kilowatt kilowatts'),
  unit('length^2 mass time^-3', '1000000000', 'MW megawatt megawatts'),
  unit('length^2 mass time^-3', '1000000000000', 'GW gigawatt gigawatts'),
  unit('length^2 mass time^-2', '3600000000', 'kWh'),
  unit('length^2 mass time^-2', '3600000000000', 'MWh'),
  unit('current', '1', 'A ampere amperes amp amps'),
  unit('current', '0.001', 'mA milliampere milliamperes'),
  unit('current', '0.000001', 'μA µA microampere microamperes'),
  unit('current time', '1', 'coulomb coulombs'),
  unit('length^2 mass time^-3 current^-1', '1000', 'V volt volts'),
  unit('length^2 mass time^-3 current^-1', '1', 'mV millivolt millivolts'),
  unit('length^2 mass time^-3 current^-1', '1000000', 'kV kilovolt kilovolts'),
  unit('length^2 mass time^-3 current^-2', '1000', 'Ω ohm ohms'),
  unit('length^2 mass time^-3 current^-2', '1000000', 'kΩ kiloohm kiloohms kohm kohms'),
  unit('length^2 mass time^-3 current^-2', '1000000000', 'MΩ megaohm megaohms'),
  unit('length^-2 mass^-1 time^4 current^2', '0.001', 'farad farads'),
  unit('length^-2 mass^-1 time^4 current^2', '0.000000001', 'μF µF uF microfarad microfarads'),
  unit('length^-2 mass^-1 time^4 current^2', '0.000000000001', 'nF nanofarad nanofarads'),
  unit('length^-1 mass time^-2', '1000', 'Pa pascal pascals'),
  unit('length^-1 mass time^-2', '1000000', 'kPa kilopascal kilopascals'),
  unit('length^-1 mass time^-2', '1000000000', 'MPa megapascal megapascals'),
  unit('length^-1 mass time^-2', '100000', 'hPa hectopascal hectopascals'),
  unit('amount', '1', 'mol mole moles'),
  unit('dollars', '1', '$ dollar dollars usd'),
  unit('dollars', '0.01', '¢ cent cents penny pennies'),
  unit('euros', '1', '€ euro euros'),
  unit('sterling', '1', '£'),
  unit('sterling', '0.01', 'pence'),
  unit('degrees', '1', '° degree degrees deg'),
  unit('radians', '1', 'rad rads radian radians'),
  unit('percent', '1', '% percent'),
  unit('celsius', '1', '°C celsius'),
  unit('fahrenheit', '1', '°F fahrenheit'),
  unit('kelvin', '1', 'K kelvin kelvins'),
];

const byName = new Map<string, Unit>(unitTable.flatMap((u) => u.names.map((name) => [name, u] as const)));

export function findUnit(name: string): Unit | null {
  return byName.get(name) ?? (name.length > 2 ? (byName.get(name.toLowerCase()) ?? null) : null);
}
/** Words between or around units: square meters, kilometers per hour. */
const joints = new Set(['per', 'sq', 'square', 'squared', 'cu', 'cubic', 'cubed']);
export const isUnitName = (name: string): boolean => joints.has(name) || findUnit(name) !== null;
