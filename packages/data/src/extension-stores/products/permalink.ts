import type { Entity } from '@store-admin/api';

export interface PermalinkParts {
	readonly prefix: string;
	readonly postName: string;
	readonly suffix: string;
}

const PLACEHOLDER = /%(?:postname|pagename)%/;

/** Cuts a product's address into what stands before and after its changeable part. */
export function toPermalinkParts( product: Entity | undefined ): PermalinkParts | null {
	const template = product?.[ 'permalink_template' ];
	if ( ! product || typeof template !== 'string' || template === '' ) {
		return null;
	}
	const [ prefix = '', suffix = '' ] = template.split( PLACEHOLDER );
	const slug = product[ 'slug' ] || product[ 'generated_slug' ];
	return { prefix, postName: typeof slug === 'string' ? slug : '', suffix };
}
