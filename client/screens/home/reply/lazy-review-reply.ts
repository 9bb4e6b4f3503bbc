import { lazyScreen } from '../../../shared/lazy-screen';

/** Its code is loaded when the first review is answered. */
export const ReviewReply = lazyScreen( () => import( /* webpackChunkName: "activity-forms" */ './review-reply' ), 'ReviewReply' );
