import { lazyScreen } from '../lazy-screen';
import type { FeedbackDialogProps } from './feedback-dialog';

/** Few people open it, so nobody else loads it. */
export const FeedbackDialog = lazyScreen< FeedbackDialogProps >( () =>
	import( /* webpackChunkName: "feedback-dialog" */ './feedback-dialog' ).then( ( module ) => ( { default: module.FeedbackDialog } ) )
);
