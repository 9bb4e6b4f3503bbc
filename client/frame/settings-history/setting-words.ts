import { __ } from '@wordpress/i18n';
import type { SettingsHistoryEntry } from '@store-admin/data';

type Change = SettingsHistoryEntry[ 'changes' ][ number ];

/** Titles of settings that are entered in a list instead of a field. */
function listTitle( option: string ): string | undefined {
	switch ( option ) {
		case 'woocommerce_bacs_accounts':
			return __( 'Bank accounts', 'store-admin' );
		case 'woocommerce_gateway_order':
			return __( 'Order of the payment providers', 'store-admin' );
		default:
			return undefined;
	}
}

/** The title of a changed setting. Without one it is made of the name of the option: `woocommerce_cod_settings[title]` becomes "Cod: title". */
export function settingTitle( { label, option }: Pick< Change, 'label' | 'option' > ): string {
	const title = label === '' ? listTitle( option ) : label;
	if ( title !== undefined ) {
		return title;
	}
	const [ name = '', field ] = option
		.replace( /^woocommerce_/, '' )
		.replace( /\]$/, '' )
		.split( '[' );
	const words = ( field === undefined ? name : `${ name.replace( /_settings$/, '' ) }: ${ field }` ).replaceAll( '_', ' ' );
	return words.charAt( 0 ).toUpperCase() + words.slice( 1 );
}

/** Ids in their order, when a value is a map of ids to their places, such as that of the gateways. */
function orderIn( value: unknown ): readonly string[] {
	const entries = typeof value === 'object' && value !== null && ! Array.isArray( value ) ? Object.entries( value ) : [];
	const sorted = entries.sort( ( [ , one ], [ , other ] ) => Number( one ) - Number( other ) );
	return sorted.every( ( [ , place ], index ) => Number( place ) === index ) ? sorted.map( ( [ id ] ) => id ) : [];
}

/** The entries of a list, such as chosen countries or bank accounts. Undefined for values that are no list of texts or of records of texts. */
function listWords( value: unknown ): readonly string[] | undefined {
	const isText = ( item: unknown ): item is string | number => typeof item === 'string' || typeof item === 'number';
	if ( ! Array.isArray( value ) ) {
		return undefined;
	}
	const words = value.map( ( item: unknown ) => {
		const parts = typeof item === 'object' && item !== null ? Object.values( item ) : [ item ];
		return parts.every( isText ) ? parts.filter( ( part ) => part !== '' ).join( ', ' ) : undefined;
	} );
	return words.every( ( word ) => word !== undefined ) ? words : undefined;
}

/** The value of a setting in words. */
export function settingValue( value: unknown ): string {
	const words: Readonly< Record< string, string > > = { yes: __( 'Yes', 'woocommerce' ), no: __( 'No', 'woocommerce' ) };
	if ( value === null || value === '' || value === undefined || ( Array.isArray( value ) && value.length === 0 ) ) {
		return __( 'empty', 'store-admin' );
	}
	if ( typeof value === 'string' ) {
		return words[ value ] ?? value;
	}
	const list = listWords( value );
	if ( list ) {
		return list.join( '; ' );
	}
	const order = orderIn( value );
	return order.length > 0 ? order.join( ', ' ) : JSON.stringify( value );
}
