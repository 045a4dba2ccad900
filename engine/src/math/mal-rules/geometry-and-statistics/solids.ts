import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

const whole = (value: number): number | null => (Number.isInteger(value) ? value : null);

/* Mal-rules for the volume and the surface area of solids. For round solids each number is the multiple of π. */

export const surfaceForVolume = malRule({
  name: 'surface_area_for_volume',
  category: 'conceptual_error',
  says: 'You found the surface area. The question asks for the volume.',
  source: sources.own,
  hints: {
    look: 'Does the question ask what covers the solid, or what fills it?',
    principle: 'Volume fills the inside, in cubic units. Surface area covers the outside, in square units.',
  },
  answer: (surface: number): number => surface,
});

export const volumeForSurface = malRule({
  name: 'volume_for_surface_area',
  category: 'conceptual_error',
  says: 'You found the volume. The question asks for the surface area.',
  source: sources.own,
  hints: {
    look: 'Does the question ask what covers the solid, or what fills it?',
    principle: 'Surface area is the sum of the areas of all faces, in square units.',
  },
  answer: (volume: number): number => volume,
});

export const edgesAdded = malRule({
  name: 'edges_added_for_volume',
  category: 'conceptual_error',
  says: 'You added the lengths. Multiply them to find a volume.',
  source: sources.own,
  hints: {
    look: 'How many unit cubes are in one layer?',
    principle: 'The volume of a prism is the area of its base times its height.',
  },
  answer: (length: number, width: number, height: number): number => length + width + height,
});

export const baseForVolume = malRule({
  name: 'base_area_for_volume',
  category: 'omission_error',
  says: 'You found the area of the base. Multiply it by the height.',
  source: sources.own,
  hints: {
    look: 'Did you use every length that is given?',
    principle: 'The volume of a prism or a cylinder is the area of its base times its height.',
  },
  answer: (base: number): number => base,
});

export const oneLengthDivided = malRule({
  name: 'volume_divided_by_one_length',
  category: 'omission_error',
  says: 'You divided the volume by one length. Divide it by the area of the base.',
  source: sources.own,
  hints: {
    look: 'What do you get when you divide a volume by one length: a length or an area?',
    principle: 'The height is the volume divided by the area of the base.',
  },
  answer: (volume: number, length: number): number => volume / length,
});

export const triangularBaseNotHalved = malRule({
  name: 'triangular_base_not_halved',
  category: 'omission_error',
  says: 'You took the triangle at the base for a rectangle. Its area is half of that.',
  source: sources.own,
  hints: {
    look: 'What shape is the base?',
    principle: 'The area of a triangle is half of its base times its height.',
  },
  answer: (volume: number): number => 2 * volume,
});

export const diameterForRadius = malRule({
  name: 'diameter_for_radius',
  category: 'conceptual_error',
  says: 'You used the diameter as the radius. The radius is half of the diameter.',
  source: sources.own,
  hints: {
    look: 'Does the length reach across the whole circle, or only to its center?',
    principle: 'The radius is half of the diameter.',
  },
  /** Returns what the formula gives for twice the radius. */
  answer: (ofDiameter: number): number => ofDiameter,
});

export const radiusDoubledForSquared = malRule({
  name: 'radius_doubled_for_squared',
  category: 'procedural_error',
  says: 'You doubled the radius. Square it: multiply it by itself.',
  source: sources.own,
  hints: {
    look: 'What does the exponent 2 tell you to do with the radius?',
    principle: 'The area of a circle is π times the radius times the radius.',
  },
  /** Returns what the formula gives with 2r in place of the square of r. */
  answer: (ofDouble: number): number => ofDouble,
});

export const thirdForgotten = malRule({
  name: 'third_forgotten',
  category: 'omission_error',
  says: 'You found the volume of a prism or a cylinder. A pyramid or a cone has one-third of it.',
  source: sources.own,
  hints: {
    look: 'Does the solid come to a point?',
    principle: 'A pyramid or a cone has one-third of the volume of the prism or cylinder with the same base and height.',
  },
  answer: (volume: number): number => 3 * volume,
});

export const halfForThird = malRule({
  name: 'half_for_third',
  category: 'conceptual_error',
  says: 'You took half of the base times the height. A pyramid or a cone has one-third.',
  source: sources.own,
  hints: {
    look: 'How many times does a cone of water fill a cylinder with the same base and height?',
    principle: 'A pyramid or a cone has one-third of the volume of the prism or cylinder with the same base and height.',
  },
  answer: (volume: number): number | null => whole((3 * volume) / 2),
});

export const thirdNotUndone = malRule({
  name: 'third_not_undone',
  category: 'omission_error',
  says: 'You divided by the base without undoing the one-third. Multiply the volume by 3 first.',
  source: sources.own,
  hints: {
    look: 'What is the volume of the prism with the same base and height?',
    principle: 'To undo one-third, multiply by 3. Then divide by the area of the base.',
  },
  answer: (height: number): number | null => whole(height / 3),
});

export const radiusSquaredForCubed = malRule({
  name: 'radius_squared_for_cubed',
  category: 'procedural_error',
  says: 'You squared the radius. The volume of a sphere has the cube of the radius.',
  source: sources.own,
  hints: {
    look: 'How many times is the radius a factor in the volume of a sphere?',
    principle: 'The volume of a sphere is four-thirds of π times the cube of the radius.',
  },
  answer: (radius: number): number => (4 * radius ** 2) / 3,
});

export const fourThirdsForgotten = malRule({
  name: 'four_thirds_forgotten',
  category: 'omission_error',
  says: 'You left out the factor of four-thirds.',
  source: sources.own,
  hints: {
    look: 'What number is in front of π in the formula for a sphere?',
    principle: 'The volume of a sphere is four-thirds of π times the cube of the radius.',
  },
  answer: (radius: number): number => radius ** 3,
});

export const facesCountedOnce = malRule({
  name: 'faces_counted_once',
  category: 'omission_error',
  says: 'You counted only three faces. Each has an equal face across from it.',
  source: sources.own,
  hints: {
    look: 'How many faces does a box have?',
    principle: 'A rectangular prism has three pairs of equal faces.',
  },
  answer: (surface: number): number => surface / 2,
});

export const basesLeftOut = malRule({
  name: 'bases_left_out',
  category: 'omission_error',
  says: 'You found only the sides. Add the area of the bases.',
  source: sources.own,
  hints: {
    look: 'Which faces have you not counted yet?',
    principle: 'The total surface area is the lateral area together with the area of every base.',
  },
  answer: (lateral: number): number => lateral,
});

export const oneBaseOnly = malRule({
  name: 'one_base_only',
  category: 'omission_error',
  says: 'You counted one base. A cylinder has two.',
  source: sources.own,
  hints: {
    look: 'How many circles does the surface have?',
    principle: 'The surface of a closed cylinder is two circles and one rectangle that is rolled up.',
  },
  answer: (withOneBase: number): number => withOneBase,
});

export const oneSideFaceOnly = malRule({
  name: 'one_side_face_only',
  category: 'omission_error',
  says: 'You counted one triangle. The pyramid has four of them.',
  source: sources.own,
  hints: {
    look: 'How many triangles does the pyramid have?',
    principle: 'A square pyramid has a square base and four equal triangles.',
  },
  answer: (base: number, triangle: number): number => base + triangle,
});

export const sideTrianglesNotHalved = malRule({
  name: 'side_triangles_not_halved',
  category: 'procedural_error',
  says: 'You took the side faces for rectangles. Each triangle has half of that area.',
  source: sources.own,
  hints: {
    look: 'What shape is each side face?',
    principle: 'The area of each triangle is half of its base times the slant height.',
  },
  answer: (base: number, triangle: number): number => base + 8 * triangle,
});

export const oneCircleForSphere = malRule({
  name: 'one_circle_for_sphere',
  category: 'conceptual_error',
  says: 'You found the area of one circle. The surface of a sphere is four times that.',
  source: sources.own,
  hints: {
    look: 'Is a ball covered by one flat circle of its own radius?',
    principle: 'The surface area of a sphere is four times the area of a circle with the same radius.',
  },
  answer: (radius: number): number => radius ** 2,
});
