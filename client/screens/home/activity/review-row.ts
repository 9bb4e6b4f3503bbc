import { __ } from '@wordpress/i18n';
import type { Entity } from '@store-admin/data';
import { formatMoment, type FormattedMoment } from '../../../shared/moment-text';
import { decodeText, plainText } from '../../../shared/plain-text';
import { readNumber, readText } from '../../../shared/read-wire';

export interface ReviewRow {
	readonly id: number;
	readonly author: string;
	readonly product: string;
	readonly productUrl: string;
	readonly isVerified: boolean;
	/** 0 to 5. */
	readonly rating: number;
	readonly text: string;
	readonly date: FormattedMoment | null;
}

/** The row of one review. */
export function toReviewRow( review: Entity ): ReviewRow {
	const id = readNumber( review.id ) ?? 0;
	return {
		id,
		author: decodeText( readText( review[ 'reviewer' ] ) ) || __( 'Anonymous', 'woocommerce' ),
		product: decodeText( readText( review[ 'product_name' ] ) ),
		productUrl: readText( review[ 'product_permalink' ] ),
		isVerified: review[ 'verified' ] === true,
		rating: Math.max( 0, Math.min( 5, readNumber( review[ 'rating' ] ) ?? 0 ) ),
		text: plainText( readText( review[ 'review' ] ) ),
		date: formatMoment( readText( review[ 'date_created_gmt' ] ) ),
	};
}
