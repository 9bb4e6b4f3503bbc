import { __, sprintf } from '@wordpress/i18n';
import { Icon, settings as settingsIcon } from '@wordpress/icons';
import type { SettingName } from '@store-admin/data';
import { can } from '@store-admin/settings';
import { hasWords, opens, wordsOf, type Command } from './command';

/** The tabs of the settings by id. */
function tabs(): Readonly< Record< string, string > > {
	return {
		general: __( 'General', 'woocommerce' ),
		products: __( 'Products', 'woocommerce' ),
		tax: __( 'Tax', 'woocommerce' ),
		shipping: __( 'Shipping', 'woocommerce' ),
		checkout: __( 'Payments', 'woocommerce' ),
		account: __( 'Accounts &amp; Privacy', 'woocommerce' ).replace( '&amp;', '&' ),
		email: __( 'Emails', 'woocommerce' ),
		'site-visibility': __( 'Site visibility', 'woocommerce' ),
		advanced: __( 'Advanced', 'woocommerce' ),
	};
}

/**
 * Tabs of the settings, by name.
 *
 * @param search What the user has typed.
 */
export function tabCommands( search: string ): readonly Command[] {
	const words = wordsOf( search );
	if ( words.length === 0 || ! can( 'manage_woocommerce' ) ) {
		return [];
	}
	const settings = __( 'Settings', 'woocommerce' );
	return Object.entries( tabs() )
		.map( ( [ tab, title ] ) => ( {
			name: `store-admin/settings/${ tab }`,
			/* translators: %s: name of a tab, such as Tax. */
			label: sprintf( __( 'Settings: %s', 'store-admin' ), title ),
			searchLabel: `${ title } ${ settings }`,
			icon: <Icon icon={ settingsIcon } />,
			callback: opens( `admin.php?page=wc-settings&tab=${ tab }` ),
		} ) )
		.filter( ( { searchLabel } ) => hasWords( searchLabel, words ) );
}

/** Address of a setting, relative to wp-admin. */
function addressOf( { id, tab, section }: SettingName ): string {
	const place = section === '' ? '' : `&section=${ encodeURIComponent( section ) }`;
	return `admin.php?page=wc-settings&tab=${ encodeURIComponent( tab ) }${ place }#${ encodeURIComponent( id ) }`;
}

/**
 * Single settings, by name.
 *
 * @param search What the user has typed.
 * @param known  All settings.
 */
export function settingCommands( search: string, known: readonly SettingName[] ): readonly Command[] {
	const words = wordsOf( search );
	const settings = __( 'Settings', 'woocommerce' );
	return known
		.map( ( setting ) => ( {
			name: `store-admin/setting/${ setting.tab }/${ setting.section }/${ setting.id }`,
			/* translators: 1: name of a setting, 2: name of its tab. */
			label: sprintf( __( '%1$s (%2$s settings)', 'store-admin' ), setting.label, setting.tabLabel || setting.tab ),
			searchLabel: `${ setting.label } ${ setting.tabLabel } ${ settings }`,
			icon: <Icon icon={ settingsIcon } />,
			callback: opens( addressOf( setting ) ),
		} ) )
		.filter( ( { searchLabel } ) => hasWords( searchLabel, words ) );
}
