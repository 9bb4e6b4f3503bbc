import { __, sprintf } from '@wordpress/i18n';

/** Change of a figure compared with the previous period. */
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

/** Whether a change is good or bad. For a reversed figure, such as returns, a decrease is good. */
export function toneOf( { kind }: Delta, isReversed: boolean ): 'good' | 'bad' | 'neutral' {
	if ( kind === 'same' ) {
		return 'neutral';
	}
	return ( kind === 'down' ) === isReversed ? 'good' : 'bad';
}

/** Returns the change in words. For a reversed figure the words say whether it is better or worse, because the direction does not. */
export function deltaText( delta: Delta, isReversed: boolean ): string {
	switch ( delta.kind ) {
		case 'up':
			return isReversed
				? /* translators: %d: percentage. */ sprintf( __( 'up %d%%, which is worse', 'store-admin' ), delta.percent )
				: /* translators: %d: percentage. */ sprintf( __( 'up %d%%', 'store-admin' ), delta.percent );
		case 'down':
			return isReversed
				? /* translators: %d: percentage. */ sprintf( __( 'down %d%%, which is better', 'store-admin' ), delta.percent )
				: /* translators: %d: percentage. */ sprintf( __( 'down %d%%', 'store-admin' ), delta.percent );
		case 'new':
			return __( 'new', 'store-admin' );
		case 'same':
			return __( 'no change', 'store-admin' );
	}
}

/** Returns the short text beside the arrow. */
export function deltaSign( delta: Delta ): string {
	switch ( delta.kind ) {
		case 'up':
		case 'down':
			/* translators: %d: percentage. */
			return sprintf( __( '%d%%', 'store-admin' ), delta.percent );
		case 'new':
			return __( 'New', 'store-admin' );
		case 'same':
			return __( '0%', 'store-admin' );
	}
}
