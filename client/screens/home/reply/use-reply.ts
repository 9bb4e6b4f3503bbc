import { __, sprintf } from '@wordpress/i18n';
import { useReviewReplies, type ApiError } from '@store-admin/data';
import { useForm, type FormHook } from '../../../shared/form/use-form';
import { DescribedWriteError } from '../../../shared/write/described-write-error';

export interface AnsweredReview {
	readonly id: number;
	readonly productId: number;
	readonly author: string;
}

export interface ReplyValues {
	readonly [ id: string ]: string;
	readonly text: string;
}

/** WordPress' error code for a product whose reviews are closed. */
const CLOSED = 'rest_comment_closed';

/**
 * The form that replies to a review.
 *
 * @param review      The review.
 * @param onPublished Called with the id of the reply.
 */
export function useReply( { id, productId, author }: AnsweredReview, onPublished: ( replyId: number ) => void ): FormHook< ReplyValues > {
	const { publishReply } = useReviewReplies();
	const publish = async ( text: string ) => {
		try {
			onPublished( await publishReply( id, productId, text ) );
		} catch ( thrown ) {
			if ( ( thrown as ApiError ).code === CLOSED ) {
				throw new DescribedWriteError(
					__( 'Your reply was not published, because this product takes no more reviews.', 'store-admin' )
				);
			}
			throw thrown;
		}
	};
	return useForm< ReplyValues >( {
		initial: { text: '' },
		fields: () => [
			{
				id: 'text',
				/* translators: %s: who wrote a review. */
				label: sprintf( __( 'Reply to %s', 'store-admin' ), author ),
				control: 'textarea',
				validate: ( text ) => ( text.trim() === '' ? __( 'Enter your reply.', 'store-admin' ) : undefined ),
			},
		],
		save: async ( { text } ) => publish( text ),
		problem: __( 'Your reply was not published.', 'store-admin' ),
	} );
}
