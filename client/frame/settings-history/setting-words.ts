import { __ } from '@wordpress/i18n';
import type { SettingsHistoryEntry } from '@store-admin/data';

type Change = SettingsHistoryEntry[ 'changes' ][ number ];

/** The title of a changed setting. Without one it is made of the name of the option: `woocommerce_cod_settings[title]` becomes "Cod: title". */
export function settingTitle( { label, option }: Pick< Change, 'label' | 'option' > ): string {
	if ( label !== '' ) {
		return label;
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

/** The value of a setting in words. */
export function settingValue( value: unknown ): string {
	const words: Readonly< Record< string, string > > = { yes: __( 'Yes', 'woocommerce' ), no: __( 'No', 'woocommerce' ) };
	if ( value === null || value === '' || value === undefined ) {
		return __( 'empty', 'store-admin' );
	}
	if ( typeof value === 'string' ) {
		return words[ value ] ?? value;
	}
	const order = orderIn( value );
	return order.length > 0 ? order.join( ', ' ) : JSON.stringify( value );
}
