/** How a figure moved against the one before. */
export type Delta = { readonly kind: 'same' | 'new' } | { readonly kind: 'up' | 'down'; readonly percent: number };

/**
 * Compares two figures. From nothing to something is "new": a percentage of zero would be infinite.
 *
 * @param current  Figure of this stretch.
 * @param previous Figure of the one before.
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
