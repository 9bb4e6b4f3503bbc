import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../../shared/lazy-screen';

/** Its code is loaded when it is opened for the first time. */
export const ProductFeedback = lazyScreen(
	() => import( /* webpackChunkName: "product-feedback" */ './product-feedback' ),
	'ProductFeedback',
	{ name: () => __( 'Feedback', 'woocommerce' ), isAside: true }
);
