import { valueAt } from '../../core/remote-data/keyed-values';
import type { Notice, NoticesState } from './state';

const NONE: readonly Notice[] = [];

/** The public selectors of `core/notices`. */
export const selectors = {
	getNotices: ( state: NoticesState, context = 'global' ): readonly Notice[] => valueAt( state, context ) ?? NONE,
};
