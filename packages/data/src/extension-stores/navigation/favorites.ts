import { createSingleValue } from '../../core/remote-data/single-value';

const NO_FAVORITES: readonly string[] = [];

/** Items that were marked, on hosts that still have such marks. */
export const favorites = createSingleValue( 'SET_FAVORITES', NO_FAVORITES );
