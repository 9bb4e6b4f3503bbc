import { FeedbackDialog } from '../../shared/feedback/lazy-feedback-dialog';
import { lazyScreen } from '../../shared/lazy-screen';

/** Its code is loaded when it is opened for the first time, and that of its dialog at the same time. */
export const ProductFeedback = lazyScreen< { readonly onClose: () => void } >( async () => {
	const chunk = import( /* webpackChunkName: "product-feedback" */ './product-feedback' );
	await FeedbackDialog.load();
	return { default: ( await chunk ).ProductFeedback };
} );
