import { __, sprintf } from '@wordpress/i18n';
import type { Task } from '@store-admin/data';

const LITTLE_DONE = 3;
const MUCH_DONE = 5;

/** The headline over the set-up list: it greets at the start and at the end, and cheers in between. */
export function progressTitle( tasks: readonly Task[], siteTitle: string ): string {
	const completed = tasks.filter( ( task ) => task.isComplete ).length;
	const isUntouched = ! tasks.some( ( task ) => task.isVisited );
	if ( isUntouched || completed === tasks.length ) {
		return siteTitle === ''
			? __( 'Welcome to your store', 'woocommerce' )
			: /* translators: %s: name of the store. */
				sprintf( __( 'Welcome to %s', 'woocommerce' ), siteTitle );
	}
	if ( completed <= LITTLE_DONE ) {
		return __( "Let's get you started", 'woocommerce' );
	}
	if ( completed <= MUCH_DONE ) {
		return __( "You're on the right track", 'woocommerce' );
	}
	return __( "You're almost there", 'woocommerce' );
}
