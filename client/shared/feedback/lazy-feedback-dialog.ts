import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../lazy-screen';

/** Few people open the dialog, so its code is loaded only then. */
export const FeedbackDialog = lazyScreen( () => import( /* webpackChunkName: "feedback-dialog" */ './feedback-dialog' ), 'FeedbackDialog', {
	name: () => __( 'Feedback', 'woocommerce' ),
	isAside: true,
} );
