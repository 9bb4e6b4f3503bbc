import { __ } from '@wordpress/i18n';
import type { Review } from '@store-admin/data';
import { formatMoment, type FormattedMoment } from '../../../shared/moment-text';
import { decodeText, plainText } from '../../../shared/plain-text';

export interface ReviewRow {
	readonly id: number;
	readonly author: string;
	readonly product: string;
	readonly productUrl: string;
	/** 0 when unknown. */
	readonly productId: number;
	readonly isVerified: boolean;
	/** 0 to 5. */
	readonly rating: number;
	readonly text: string;
	readonly date: FormattedMoment | null;
}

/** The row of one review. */
export function toReviewRow( review: Review ): ReviewRow {
	return {
		id: review.id,
		author: decodeText( review.reviewer ) || __( 'Anonymous', 'woocommerce' ),
		product: decodeText( review.product_name ),
		productUrl: review.product_permalink,
		productId: review.product_id,
		isVerified: review.verified,
		rating: Math.max( 0, Math.min( 5, review.rating ) ),
		text: plainText( review.review ),
		date: formatMoment( review.date_created_gmt ),
	};
}
