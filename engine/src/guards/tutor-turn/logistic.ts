import { sigmoid } from '../../hearing/model/log-odds.ts';

/** The weights of a logistic regression, one for each feature in order. */
export type Logistic = { readonly bias: number; readonly of: readonly number[] };

/** Returns the probability by a logistic regression, from 0 to 1. */
export const surelyBy = ({ bias, of }: Logistic, features: readonly number[]): number =>
  sigmoid(features.reduce((sum, value, at) => sum + value * of[at]!, bias));
