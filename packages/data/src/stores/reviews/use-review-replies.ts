import { createEntity, deleteEntity } from '@store-admin/api';

const COMMENTS = '/wp/v2/comments';

export interface ReviewRepliesHook {
	/** Publishes an answer to a review, also to one that waits for approval, and gives the answer's id; rejects with an ApiError. */
	readonly publishReply: ( reviewId: number, productId: number, text: string ) => Promise< number >;
	/** Moves an answer to the trash; rejects with an ApiError. */
	readonly removeReply: ( replyId: number ) => Promise< unknown >;
}

const REPLIES: ReviewRepliesHook = {
	publishReply: async ( reviewId, productId, text ) =>
		Number( ( await createEntity( COMMENTS, { post: productId, parent: reviewId, content: text } ) ).id ),
	removeReply: async ( replyId ) => deleteEntity( `${ COMMENTS }/${ replyId }`, false ),
};

/** Answers to product reviews: WordPress' own comments below them. */
export function useReviewReplies(): ReviewRepliesHook {
	return REPLIES;
}
