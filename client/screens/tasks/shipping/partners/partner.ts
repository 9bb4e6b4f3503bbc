import { plainText } from '../../../../shared/plain-text';
import { readObject, readObjects, readText } from '../../../../shared/read-wire';

export interface PartnerFeature {
	readonly icon: string;
	/** Empty in the layout of rows. */
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
	/** Directory names to install; none when the service is found on its own site only. */
	readonly slugs: readonly string[];
	readonly learnMoreLink: string;
	readonly column: PartnerLayout;
	readonly row: PartnerLayout;
}

function toLayout( wire: unknown ): PartnerLayout {
	const layout = readObject( wire );
	return {
		image: readText( layout[ 'image' ] ),
		features: readObjects( layout[ 'features' ] ).map( ( feature ) => ( {
			icon: readText( feature[ 'icon' ] ),
			title: plainText( readText( feature[ 'title' ] ) ),
			description: plainText( readText( feature[ 'description' ] ) ),
		} ) ),
	};
}

function toSlugs( ...values: readonly unknown[] ): readonly string[] {
	return [ ...new Set( values.map( readText ) ) ].filter( ( slug ) => slug !== '' );
}

/** Reads the suggestions of an answer; those without a name are nothing to offer. */
export function toShippingPartners( wire: readonly unknown[] ): readonly ShippingPartner[] {
	return readObjects( wire )
		.map( ( partner ) => {
			const dependencies: readonly unknown[] = Array.isArray( partner[ 'dependencies' ] ) ? partner[ 'dependencies' ] : [];
			const column = toLayout( partner[ 'layout_column' ] );
			const row = toLayout( partner[ 'layout_row' ] );
			return {
				id: readText( partner[ 'id' ] ),
				name: readText( partner[ 'name' ] ),
				description: plainText( readText( partner[ 'description' ] ) ),
				slugs: toSlugs( partner[ 'slug' ], ...dependencies ),
				learnMoreLink: readText( partner[ 'learn_more_link' ] ),
				column: column.features.length > 0 ? column : row,
				row: row.features.length > 0 ? row : column,
			};
		} )
		.filter( ( { name } ) => name !== '' );
}
