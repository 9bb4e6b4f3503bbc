import { __, sprintf } from '@wordpress/i18n';
import type { Country, CustomerName, OrderNumber, TaxRate, VariationName } from '@store-admin/api';

/** An item that was found: its id and its name, in which entities are not decoded. */
export interface ItemTag {
	readonly key: string;
	readonly label: string;
}

/** Name of a variation with its attributes, of which long names lack them. */
export function variationLabel( { name, attributes }: Omit< VariationName, 'id' > ): string {
	const chosen = attributes.flatMap( ( { option } ) => ( option === '' ? [] : [ option ] ) ).join( ', ' );
	if ( attributes.length === 0 || ( chosen !== '' && name.endsWith( chosen ) ) ) {
		return name;
	}
	const all = attributes.map( ( { name: attribute, option } ) => {
		/* translators: %s: name of an attribute, such as "Color". */
		const any = sprintf( __( 'Any %s', 'woocommerce' ), attribute );
		return option || any;
	} );
	return `${ name } - ${ all.join( ', ' ) }`;
}

/** Code of a tax rate, as in the report: `US-CA-STATE TAX-1`. */
export function taxLabel( { country, state, name, priority }: TaxRate ): string {
	return [ country, state, name || __( 'TAX', 'woocommerce' ), priority === null ? '' : String( priority ) ]
		.map( ( part ) => part.trim().toUpperCase() )
		.filter( ( part ) => part !== '' )
		.join( '-' );
}

/** Number of an order with its sign. */
export function orderLabel( { id, number }: OrderNumber ): string {
	return `#${ number || id }`;
}

/** The given field of a customer, or another one if it is empty: guests have no user name. */
export function customerLabel( customer: CustomerName, field: 'name' | 'username' | 'email' ): string {
	return customer[ field ].trim() || customer.name.trim() || customer.email || customer.username || `#${ customer.id }`;
}

/** Countries and their states, as the host writes them in addresses: `US` and `US:CA`. */
export function locationTags( countries: readonly Country[] ): readonly ItemTag[] {
	return countries.flatMap( ( country ) => [
		{ key: country.code, label: country.name },
		...country.states.map( ( state ) => ( {
			key: `${ country.code }:${ state.code }`,
			/* translators: 1: country, 2: state or province of it. */
			label: sprintf( __( '%1$s — %2$s', 'store-admin' ), country.name, state.name ),
		} ) ),
	] );
}
