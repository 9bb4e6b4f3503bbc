import { deleteEntity, publishReply } from '@store-admin/api';

export interface ReviewRepliesHook {
	/** Publishes a reply to a review, which need not be approved yet, and resolves to the reply's id; rejects with an ApiError. */
	readonly publishReply: typeof publishReply;
	/** Moves a reply to the trash; rejects with an ApiError. */
	readonly removeReply: ( replyId: number ) => Promise< unknown >;
}

const REPLIES: ReviewRepliesHook = {
	publishReply,
	removeReply: async ( replyId ) => deleteEntity( `/wp/v2/comments/${ replyId }`, false ),
};

/** Replies to product reviews. */
export function useReviewReplies(): ReviewRepliesHook {
	return REPLIES;
}
