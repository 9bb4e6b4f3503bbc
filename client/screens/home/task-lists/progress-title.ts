import { __, sprintf } from '@wordpress/i18n';
import type { Task } from '@store-admin/data';

const LITTLE_DONE = 3;
const MUCH_DONE = 5;

/** The titles above the set-up list. PHP chooses one by the same rules (php/Admin/FirstWords.php). */
export const progressTitles = {
	welcome: () => __( 'Welcome to your store', 'woocommerce' ),
	/* translators: %s: name of the store. */
	welcomeTo: () => __( 'Welcome to %s', 'woocommerce' ),
	littleDone: () => __( "Let's get you started", 'woocommerce' ),
	halfDone: () => __( "You're on the right track", 'woocommerce' ),
	muchDone: () => __( "You're almost there", 'woocommerce' ),
} as const;

/** The sentence below the title. */
export const progressSentence = () =>
	/* translators: 1: number of completed tasks, 2: number of all tasks. */
	__( 'Follow these steps to start selling quickly. %1$d out of %2$d complete.', 'woocommerce' );

/** Chooses the title above the set-up list by its progress. */
export function progressTitle( tasks: readonly Task[], siteTitle: string ): string {
	const completed = tasks.filter( ( task ) => task.isComplete ).length;
	const isUntouched = ! tasks.some( ( task ) => task.isVisited );
	if ( isUntouched || completed === tasks.length ) {
		return siteTitle === '' ? progressTitles.welcome() : sprintf( progressTitles.welcomeTo(), siteTitle );
	}
	if ( completed <= LITTLE_DONE ) {
		return progressTitles.littleDone();
	}
	return completed <= MUCH_DONE ? progressTitles.halfDone() : progressTitles.muchDone();
}
