import { screen, within } from '@testing-library/react';
import { answer, onRest } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { MarketingScreen } from '../marketing-screen';

export const MARKETING = '/wc-admin/marketing';
export const CHANNELS = `GET ${ MARKETING }/channels`;
export const CAMPAIGNS = `GET ${ MARKETING }/campaigns`;
export const TYPES = `GET ${ MARKETING }/campaign-types`;
export const OFFERED = `GET ${ MARKETING }/recommendations`;
export const SUGGESTED = `GET ${ MARKETING }/recommended`;
export const PLUGINS = `GET ${ MARKETING }/overview/installed-plugins`;
export const POSTS = `GET ${ MARKETING }/knowledge-base`;
export const ACTIVATE = `POST ${ MARKETING }/overview/activate-plugin`;
export const BANNER = 'woocommerce_marketing_overview_multichannel_banner_dismissed';

export const CHANNEL = {
	slug: 'shop-search',
	name: 'Shop &amp; Search',
	description: 'Finds buyers.',
	icon: 'http://localhost/search.png',
	is_setup_completed: true,
	settings_url: 'http://localhost/wp-admin/admin.php?page=search',
	product_listings_status: 'synced',
	errors_count: 0,
};
export const SUGGESTION = {
	title: 'Pins',
	description: 'Pin products.',
	url: 'https://pins.test/',
	direct_install: true,
	icon: '',
	product: 'pins',
	plugin: 'pins/pins.php',
	subcategories: [ { slug: 'sales-channels', name: 'Sales channels' } ],
	tags: [ { slug: 'built-by-woocommerce', name: 'Built by WooCommerce' } ],
};
export const MAIL = { ...SUGGESTION, title: 'Mail', product: 'mail:alt', tags: [], subcategories: [ { slug: 'email', name: 'Email' } ] };
export const CRM = { ...MAIL, title: 'Contacts', product: 'contacts', subcategories: [ { slug: 'crm', name: 'CRM' } ] };
export const DONE = { success: true, message: '', errors: { errors: [] } };

export const open = ( settings = {} ) => render( <MarketingScreen />, { url: 'admin.php?page=wc-admin&path=/marketing', settings } );
export const card = ( name: string ) => screen.findByRole( 'region', { name } );
export const row = async ( name: string ) => within( ( await screen.findByRole( 'heading', { name } ) ).closest( 'li' ) as HTMLElement );
export const countOf = ( list: readonly object[], total = list.length ) => answer( 200, list, { 'X-WP-Total': String( total ) } );

/** Sets the answers of a new store to which channels and extensions are suggested. */
export function serveNewStore(): void {
	onRest( CHANNELS, [] );
	onRest( CAMPAIGNS, countOf( [] ) );
	onRest( TYPES, [] );
	onRest( OFFERED, [ SUGGESTION ] );
	onRest( SUGGESTED, [ SUGGESTION, MAIL, CRM ] );
	onRest( PLUGINS, [] );
	onRest( 'GET /wc-admin/plugins/active', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/plugins/installed', { plugins: [ 'woocommerce' ] } );
	onRest( 'GET /wc-admin/options', { [ BANNER ]: false } );
}
