import type { ShippingPartner as Suggestion } from '@store-admin/data';
import { plainText } from '../../../../shared/plain-text';

export interface PartnerFeature {
	readonly icon: string;
	/** Empty in the row layout. */
	readonly title: string;
	readonly description: string;
}

export interface PartnerLayout {
	readonly image: string;
	readonly features: readonly PartnerFeature[];
}

/** A shipping service that the server suggests. */
export interface ShippingPartner {
	readonly id: string;
	readonly name: string;
	readonly description: string;
	/** Directory names of the plugins to install; empty when the service is only available on its own site. */
	readonly slugs: readonly string[];
	readonly learnMoreLink: string;
	readonly column: PartnerLayout;
	readonly row: PartnerLayout;
}

function toLayout( layout: Suggestion[ 'layout_column' ] ): PartnerLayout {
	return {
		image: layout?.image ?? '',
		features: ( layout?.features ?? [] ).map( ( { icon, title = '', description } ) => ( {
			icon,
			title: plainText( title ),
			description: plainText( description ),
		} ) ),
	};
}

function toSlugs( { slug = '', dependencies = [] }: Suggestion ): readonly string[] {
	return [ ...new Set( [ slug, ...dependencies ] ) ].filter( ( name ) => name !== '' );
}

/** Converts the suggestions of the server. Suggestions without a name are left out. */
export function toShippingPartners( suggestions: readonly Suggestion[] ): readonly ShippingPartner[] {
	return suggestions
		.filter( ( { name } ) => name !== '' )
		.map( ( partner ) => {
			const column = toLayout( partner.layout_column );
			const row = toLayout( partner.layout_row );
			return {
				id: partner.id,
				name: partner.name,
				description: plainText( partner.description ),
				slugs: toSlugs( partner ),
				learnMoreLink: partner.learn_more_link ?? '',
				column: column.features.length > 0 ? column : row,
				row: row.features.length > 0 ? row : column,
			};
		} );
}
