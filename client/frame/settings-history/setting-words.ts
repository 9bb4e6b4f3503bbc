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

/** The value of a setting in words. */
export function settingValue( value: unknown ): string {
	const words: Readonly< Record< string, string > > = { yes: __( 'Yes', 'woocommerce' ), no: __( 'No', 'woocommerce' ) };
	if ( value === null || value === '' || value === undefined ) {
		return __( 'empty', 'store-admin' );
	}
	if ( typeof value === 'string' ) {
		return words[ value ] ?? value;
	}
	return JSON.stringify( value );
}
