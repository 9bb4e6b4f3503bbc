import type { Entity } from '@store-admin/api';

export interface PermalinkParts {
	readonly prefix: string;
	readonly postName: string;
	readonly suffix: string;
}

const PLACEHOLDER = /%(?:postname|pagename)%/;

/** Splits a product's address into the parts before and after its editable part. */
export function toPermalinkParts( product: Entity | undefined ): PermalinkParts | null {
	const template = product?.[ 'permalink_template' ];
	if ( ! product || typeof template !== 'string' || template === '' ) {
		return null;
	}
	const [ prefix = '', suffix = '' ] = template.split( PLACEHOLDER );
	const slug = product[ 'slug' ] || product[ 'generated_slug' ];
	return { prefix, postName: typeof slug === 'string' ? slug : '', suffix };
}
