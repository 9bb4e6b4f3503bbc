import { beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onRest, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { ProfilerScreen } from '../profiler-screen';

export const PROFILE = '/wc-admin/onboarding/profile';
export const TRACKING = 'PUT /wc-analytics/settings/advanced/woocommerce_allow_tracking';
export const COUNTRY = 'PUT /wc-analytics/settings/general/woocommerce_default_country';
export const UNITS = `POST ${ PROFILE }/update-store-currency-and-measurement-units`;
export const EXTENSIONS = 'GET /wc-admin/onboarding/free-extensions';
export const CONNECT = 'GET /wc-admin/onboarding/plugins/jetpack-authorization-url';
export const INSTALL = 'POST /wc-admin/plugins/install';
export const COUNTRIES = [
	{
		code: 'US',
		name: 'United States (US)',
		states: [
			{ code: 'TX', name: 'Texas' },
			{ code: 'NN', name: '' },
		],
	},
	{ code: 'FR', name: 'France', states: [] },
	{ code: 'CI', name: 'C&ocirc;te d&#039;Ivoire', states: [] },
];
export const feature = ( key: string, more: object = {} ) => ( {
	key,
	name: key,
	label: `Get ${ key }`,
	description: 'It <b>helps</b>.',
	...more,
} );
export function open( step = '', settings: Parameters< typeof render >[ 1 ] = {} ) {
	const url = `admin.php?page=wc-admin&path=%2Fsetup-wizard${ step && `&step=${ step }` }`;
	return render( <ProfilerScreen />, { url, ...settings } );
}
export const ADMIN = { id: 1, name: 'Admin', capabilities: [ 'manage_woocommerce', 'manage_options', 'install_plugins' ] };
export const heading = ( name: string ) => screen.findByRole( 'heading', { level: 1, name } );
export const press = async ( user: ReturnType< typeof render >[ 'user' ], name: string ) =>
	user.click( await screen.findByRole( 'button', { name } ) );
export const sent = ( route: Parameters< typeof restRequests >[ 0 ] ) => restRequests( route ).map( ( { body } ) => body );
export const plugins = ( ...list: readonly object[] ) => onRest( EXTENSIONS, [ { key: 'obw/core-profiler', title: '', plugins: list } ] );
export const installed = ( slug: string ) => ( {
	success: true,
	data: { installed: [ slug ], activated: [ slug ], active: [ slug ] },
	errors: { errors: [] },
} );

/** Answers of a new store, before each test. */
export function prepareProfiler(): void {
	beforeEach( () => {
		window.sessionStorage.clear();
		jest.spyOn( window, 'scrollTo' ).mockImplementation( () => {} );
		onRest( `GET ${ PROFILE }`, { completed: null, skipped: null, business_choice: null } );
		onRest( `POST ${ PROFILE }`, { status: 'success' } );
		onRest( `POST ${ PROFILE }/progress/core-profiler/complete`, { results: [] } );
		onRest( `GET ${ PROFILE }/experimental_get_email_prefill`, { email: 'admin@store.test' } );
		onRest( 'GET /wc-analytics/data/countries', COUNTRIES );
		onRest( TRACKING, { id: 'woocommerce_allow_tracking', value: 'no' } );
		onRest( COUNTRY, { id: 'woocommerce_default_country', value: 'FR' } );
		onRest( UNITS, null );
		onRest( 'POST /wp/v2/settings', { title: 'Tea' } );
		onRest( 'POST /wc-admin/launch-your-store/initialize-coming-soon', true );
		onRest( 'POST /wc-admin/plugins/activate', installed( 'a' ) );
		plugins( feature( 'a' ), feature( 'b:one', { requires_jpc: true } ) );
	} );
}
