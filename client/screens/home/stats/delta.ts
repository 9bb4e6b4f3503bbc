/** The change of a figure against the previous period. */
export type Delta = { readonly kind: 'same' | 'new' } | { readonly kind: 'up' | 'down'; readonly percent: number };

/**
 * Compares two figures. A change from zero is "new", because its percentage would be infinite.
 *
 * @param current  Figure of this period.
 * @param previous Figure of the previous period.
 */
export function toDelta( current: number, previous: number ): Delta {
	if ( current === previous ) {
		return { kind: 'same' };
	}
	if ( previous === 0 ) {
		return { kind: 'new' };
	}
	const percent = Math.round( ( Math.abs( current - previous ) / Math.abs( previous ) ) * 100 );
	return percent === 0 ? { kind: 'same' } : { kind: current > previous ? 'up' : 'down', percent };
}
