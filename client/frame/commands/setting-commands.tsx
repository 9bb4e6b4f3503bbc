import { __, sprintf } from '@wordpress/i18n';
import { Icon, settings as settingsIcon } from '@wordpress/icons';
import { can } from '@store-admin/settings';
import { hasWords, opens, wordsOf, type Command } from './command';

/** A setting as REST describes it. */
interface KnownSetting {
	readonly id: string;
	readonly label?: string | undefined;
}

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

/** Groups of settings that REST describes, and whose settings are on the first section of the tab with the same id. */
export const SETTING_GROUPS = [ 'general', 'products', 'tax', 'shipping', 'account', 'email', 'advanced' ] as const;

/** Groups with their settings. */
export type KnownSettings = Readonly< Record< string, readonly KnownSetting[] > >;

/**
 * Tabs of the settings and single settings, by name.
 *
 * @param search What the user has typed.
 * @param known  The settings, as far as they are known.
 */
export function settingCommands( search: string, known: KnownSettings ): readonly Command[] {
	const words = wordsOf( search );
	if ( words.length === 0 || ! can( 'manage_woocommerce' ) ) {
		return [];
	}
	const icon = <Icon icon={ settingsIcon } />;
	const names = tabs();
	const settings = __( 'Settings', 'woocommerce' );
	const ofTabs = Object.entries( names ).map( ( [ tab, title ] ) => ( {
		name: `store-admin/settings/${ tab }`,
		/* translators: %s: name of a tab, such as Tax. */
		label: sprintf( __( 'Settings: %s', 'store-admin' ), title ),
		searchLabel: `${ title } ${ settings }`,
		icon,
		callback: opens( `admin.php?page=wc-settings&tab=${ tab }` ),
	} ) );
	const single = Object.entries( known ).flatMap( ( [ tab, list ] ) =>
		list.flatMap( ( { id, label = '' } ) =>
			label === ''
				? []
				: [
						{
							name: `store-admin/setting/${ id }`,
							/* translators: 1: name of a setting, 2: name of its tab. */
							label: sprintf( __( '%1$s (%2$s settings)', 'store-admin' ), label, names[ tab ] ?? tab ),
							searchLabel: `${ label } ${ names[ tab ] ?? tab } ${ settings }`,
							icon,
							callback: opens( `admin.php?page=wc-settings&tab=${ tab }#${ encodeURIComponent( id ) }` ),
						},
					]
		)
	);
	return [ ...ofTabs, ...single ].filter( ( { searchLabel } ) => hasWords( searchLabel, words ) );
}
