import { createCollectionReads } from '../../core/entity-store/collection-reads';
import { NAMES, REVIEWS } from './state';

const reads = createCollectionReads( REVIEWS, NAMES );

export const resolvers = {
	getReviews: reads.readRecords,
	getReviewsTotalCount: reads.readTotal,
	getReview: reads.readRecord,
};
