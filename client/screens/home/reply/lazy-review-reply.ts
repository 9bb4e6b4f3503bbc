import { lazyScreen } from '../../../shared/lazy-screen';
import type { ReviewReplyProps } from './review-reply';

/** Its code is loaded when the first review is answered. */
export const ReviewReply = lazyScreen< ReviewReplyProps >( () =>
	import( /* webpackChunkName: "activity-forms" */ './review-reply' ).then( ( module ) => ( { default: module.ReviewReply } ) )
);
