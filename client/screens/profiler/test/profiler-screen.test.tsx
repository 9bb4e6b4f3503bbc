import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '../../../../tests/js/console-guard';
import { htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render, renderAgain } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { ProfilerScreen } from '../profiler-screen';

const PROFILE = '/wc-admin/onboarding/profile';
const TRACKING = 'PUT /wc-analytics/settings/advanced/woocommerce_allow_tracking';
const COUNTRY = 'PUT /wc-analytics/settings/general/woocommerce_default_country';
const UNITS = `POST ${ PROFILE }/update-store-currency-and-measurement-units`;
const EXTENSIONS = 'GET /wc-admin/onboarding/free-extensions';
const CONNECT = 'GET /wc-admin/onboarding/plugins/jetpack-authorization-url';
const INSTALL = 'POST /wc-admin/plugins/install';
const COUNTRIES = [
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
const feature = ( key: string, more: object = {} ) => ( {
	key,
	name: key,
	label: `Get ${ key }`,
	description: 'It <b>helps</b>.',
	...more,
} );
/** The page is left for another document, which jsdom only reports. */
const expectLeaving = () => expectConsole( 'error', /Not implemented: navigation/ );

function open( step = '', settings: Parameters< typeof render >[ 1 ] = {} ) {
	const url = `admin.php?page=wc-admin&path=%2Fsetup-wizard${ step && `&step=${ step }` }`;
	return render( <ProfilerScreen />, { url, ...settings } );
}
const ADMIN = { id: 1, name: 'Admin', capabilities: [ 'manage_woocommerce', 'manage_options', 'install_plugins' ] };
const heading = ( name: string ) => screen.findByRole( 'heading', { level: 1, name } );
const press = async ( user: ReturnType< typeof render >[ 'user' ], name: string ) =>
	user.click( await screen.findByRole( 'button', { name } ) );
const sent = ( route: Parameters< typeof restRequests >[ 0 ] ) => restRequests( route ).map( ( { body } ) => body );
const plugins = ( ...list: readonly object[] ) => onRest( EXTENSIONS, [ { key: 'obw/core-profiler', title: '', plugins: list } ] );
const installed = ( slug: string ) => ( {
	success: true,
	data: { installed: [ slug ], activated: [ slug ], active: [ slug ] },
	errors: { errors: [] },
} );

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

describe( 'the welcome of the wizard', () => {
	it( 'shares nothing unless somebody agrees, and shows the next step at once', async () => {
		const { user } = open();
		expect( await screen.findByRole( 'checkbox', { name: /^I agree to share my data/ } ) ).not.toBeChecked();
		await press( user, 'Set up my store' );
		expect( await heading( 'Which one of these best describes you?' ) ).toHaveFocus();
		await waitFor( () => expect( sent( TRACKING ) ).toEqual( [ { value: 'no' } ] ) );
	} );

	it( 'shows the stored choice, and keeps another one after Back and Forward', async () => {
		const { user, history } = open( '', { settings: { isTrackingAllowed: true } } );
		const box = await screen.findByRole( 'checkbox' );
		expect( box ).toBeChecked();
		await user.click( box );
		await press( user, 'Set up my store' );
		await heading( 'Which one of these best describes you?' );
		act( () => history.back() );
		await heading( 'Welcome to Woo!' );
		expect( screen.getByRole( 'checkbox' ) ).not.toBeChecked();
	} );

	it( 'tells on the next step that the choice was not saved, and saves it again', async () => {
		onRest( TRACKING, restError( 403, 'rest_forbidden', 'No.' ) );
		const { user, registry } = open();
		await press( user, 'Set up my store' );
		await settle();
		const notices = registry.select( 'core/notices' )[ 'getNotices' ]?.() as { content: string; actions: { onClick: () => void }[] }[];
		expect( notices[ 0 ]?.content ).toMatch(
			/^Your choice about usage data was not saved\. Your account is not allowed to change this/
		);
		onRest( TRACKING, { id: 'woocommerce_allow_tracking', value: 'no' } );
		act( () => notices[ 0 ]?.actions[ 0 ]?.onClick() );
		await waitFor( () => expect( sent( TRACKING ) ).toHaveLength( 2 ) );
	} );
} );

describe( 'the question who sets up the store', () => {
	it( 'AX7: has native radio buttons that the arrow keys move through, one name each', async () => {
		const { user } = open( 'user-profile' );
		const radios = await screen.findAllByRole( 'radio' );
		expect( radios ).toHaveLength( 3 );
		radios.forEach( ( radio ) => expect( radio ).toBeInstanceOf( HTMLInputElement ) );
		await user.click( screen.getByRole( 'radio', { name: 'I’m just starting my business' } ) );
		await user.keyboard( '{ArrowDown}' );
		expect( screen.getByRole( 'radio', { name: 'I’m already selling' } ) ).toBeChecked();
	} );

	it( 'asks sellers further, and saves their answers', async () => {
		const { user } = open( 'user-profile' );
		await press( user, 'Continue' );
		expect( await screen.findByText( 'Choose what fits best, or skip this step.' ) ).toBeVisible();
		await user.click( screen.getByRole( 'radio', { name: 'I’m already selling' } ) );
		await user.selectOptions( screen.getByRole( 'combobox', { name: 'Are you selling online?' } ), 'yes_im_selling_online' );
		const etsy = screen.getByRole( 'checkbox', { name: 'Etsy' } );
		etsy.focus();
		await user.keyboard( ' ' );
		await press( user, 'Continue' );
		await waitFor( () =>
			expect( sent( `POST ${ PROFILE }` ) ).toEqual( [
				{ business_choice: 'im_already_selling', selling_online_answer: 'yes_im_selling_online', selling_platforms: [ 'etsy' ] },
			] )
		);
	} );

	it( 'can be skipped without saving', async () => {
		const { user } = open( 'user-profile' );
		await press( user, 'Skip this step' );
		await heading( 'Tell us a bit about your store' );
		await settle();
		expect( sent( `POST ${ PROFILE }` ) ).toEqual( [] );
	} );
} );

describe( 'the questions about the store', () => {
	const country = () => screen.findByRole( 'combobox', { name: /Where is your store located/ } );

	it( 'saves currency, answers, country and name in this order', async () => {
		const { user } = open( 'business-info', { settings: { siteTitle: 'WordPress', user: ADMIN } } );
		await user.selectOptions( await country(), 'FR' );
		expect( screen.queryByRole( 'combobox', { name: 'State / Province' } ) ).toBeNull();
		await user.type( screen.getByRole( 'textbox', { name: 'Give your store a name' } ), '<b>Tea</b> & more' );
		expect( screen.getByRole( 'textbox', { name: 'Your email address' } ) ).toHaveValue( 'admin@store.test' );
		expect( screen.getByRole( 'checkbox' ) ).not.toBeChecked();
		await press( user, 'Continue' );
		await heading( 'Get a boost with our free features' );
		await waitFor( () => expect( sent( 'POST /wp/v2/settings' ) ).toEqual( [ { title: '<b>Tea</b> & more' } ] ) );
		expect( sent( UNITS ) ).toEqual( [ { country_code: 'FR' } ] );
		expect( sent( COUNTRY ) ).toEqual( [ { value: 'FR' } ] );
		expect( sent( `POST ${ PROFILE }` ) ).toEqual( [
			{ is_store_country_set: true, is_agree_marketing: false, store_email: 'admin@store.test' },
		] );
		await waitFor( () => expect( window.sessionStorage ).toHaveLength( 0 ) );
	} );

	it( 'asks for the state of a country that has some, also one without a name', async () => {
		const { user } = open( 'business-info' );
		await user.selectOptions( await country(), 'US' );
		await press( user, 'Continue' );
		const state = screen.getByRole( 'combobox', { name: 'State / Province' } );
		await waitFor( () => expect( state ).toHaveFocus() );
		expect( within( state ).getByRole( 'option', { name: 'NN' } ) ).toBeInTheDocument();
		await user.selectOptions( await country(), 'CI' );
		expect( screen.queryByRole( 'combobox', { name: 'State / Province' } ) ).toBeNull();
		expect( screen.getByRole( 'option', { name: "Côte d'Ivoire" } ) ).toBeInTheDocument();
	} );

	it( 'wants an address that can be written to, once tips are wanted', async () => {
		const { user } = open( 'business-info' );
		await user.selectOptions( await country(), 'FR' );
		const email = screen.getByRole( 'textbox', { name: 'Your email address' } );
		await user.clear( email );
		await user.click( screen.getByRole( 'checkbox' ) );
		await press( user, 'Continue' );
		expect( email ).toHaveAccessibleDescription( 'Enter the address that the tips are to be sent to.' );
		await user.type( email, 'nobody' );
		await press( user, 'Continue' );
		expect( await screen.findByText( 'This email is not valid.' ) ).toBeVisible();
	} );

	it( 'keeps what was typed after a reload, also when the browser goes to another step first', async () => {
		const { user, unmount, history } = open( 'business-info', { settings: { siteTitle: '', user: ADMIN } } );
		await user.type( await screen.findByRole( 'textbox', { name: 'Give your store a name' } ), 'Tea' );
		act( () => history.push( 'admin.php?page=wc-admin&path=%2Fsetup-wizard&step=user-profile' ) );
		await heading( 'Which one of these best describes you?' );
		act( () => history.back() );
		expect( await screen.findByRole( 'textbox', { name: 'Give your store a name' } ) ).toHaveValue( 'Tea' );
		unmount();
		renderAgain( <ProfilerScreen /> );
		expect( await screen.findByRole( 'textbox', { name: 'Give your store a name' } ) ).toHaveValue( 'Tea' );
	} );

	it( 'does not look for the browser without consent, and goes on when the service is blocked', async () => {
		const asked = () => restRequests( 'GET /geo/' );
		onRest( 'GET /geo/', htmlAnswer( 403 ) );
		const { unmount } = open( 'business-info' );
		await country();
		expect( asked() ).toEqual( [] );
		unmount();
		open( 'business-info', { settings: { isTrackingAllowed: true } } );
		expect( await country() ).toHaveValue( '' );
		await waitFor( () => expect( asked() ).toHaveLength( 1 ) );
		await settle();
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
	} );

	it( 'suggests the country of the browser with consent, and says when another one is chosen', async () => {
		onRest( 'GET /geo/', { country_short: 'FR' } );
		const { user } = open( 'business-info', { settings: { isTrackingAllowed: true } } );
		await waitFor( async () => expect( await country() ).toHaveValue( 'FR' ) );
		await user.selectOptions( await country(), 'CI' );
		expect( screen.getByText( /^Your browser seems to be in France/ ) ).toBeVisible();
	} );

	it( 'keeps the currency of a store whose country stays', async () => {
		onRest( `GET ${ PROFILE }`, { completed: true, is_store_country_set: true } );
		const { user } = open( 'business-info', { settings: { storePlace: 'FR' } } );
		expect( await country() ).toHaveValue( 'FR' );
		await press( user, 'Continue' );
		await waitFor( () => expect( sent( `POST ${ PROFILE }` ) ).toHaveLength( 1 ) );
		await settle();
		expect( [ ...sent( UNITS ), ...sent( COUNTRY ) ] ).toEqual( [] );
	} );

	it( 'says so when the countries cannot be loaded, and tries again', async () => {
		onRest( 'GET /wc-analytics/data/countries', restError( 500, 'broken', 'Broken.' ) );
		const { user } = open( 'business-info' );
		expect( await screen.findByText( 'The questions about your store could not be loaded.' ) ).toBeVisible();
		onRest( 'GET /wc-analytics/data/countries', COUNTRIES );
		await user.click( screen.getByRole( 'button', { name: /again|Retry/ } ) );
		expect( await country() ).toBeVisible();
	} );
} );

describe( 'the free features', () => {
	it( 'are not chosen at first, and are not installed unless they are', async () => {
		expectLeaving();
		const { user } = open( 'plugins' );
		const boxes = await screen.findAllByRole( 'checkbox' );
		boxes.forEach( ( box ) => expect( box ).not.toBeChecked() );
		await press( user, 'Continue' );
		await settle();
		expect( sent( `POST ${ PROFILE }` ) ).toEqual( [ { completed: true } ] );
	} );

	it( 'are installed, the store is connected, and the wizard ends', async () => {
		expectLeaving();
		onRest( INSTALL, installed( 'b' ) );
		onRest( CONNECT, { success: true, errors: [], url: 'https://jetpack.wordpress.com/x' } );
		const { user } = open( 'plugins' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Get b:one' } ) );
		expect( screen.getByText( /^By installing b:one you agree to our/ ) ).toBeVisible();
		await press( user, 'Continue' );
		await settle();
		expect( sent( INSTALL ) ).toEqual( [ expect.objectContaining( { plugins: 'b', source: 'core-profiler' } ) ] );
		expect( sent( `POST ${ PROFILE }` ) ).toEqual( [ { business_extensions: [ 'b' ], completed: true } ] );
		expect( restRequests( CONNECT )[ 0 ]?.query ).toEqual( { redirect_url: 'http://localhost/wp-admin/admin.php?page=wc-admin' } );
	} );

	it( 'name the one that was not installed, and keep the others and the choice', async () => {
		onRest( INSTALL, ( { body } ) =>
			( body as { plugins: string } ).plugins === 'a'
				? installed( 'a' )
				: { success: false, message: '', data: { installed: [], install_time: { b: 1 } }, errors: { errors: { b: [ 'No.' ] } } }
		);
		const { user } = open( 'plugins' );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Get a' } ) );
		await user.click( screen.getByRole( 'checkbox', { name: 'Get b:one' } ) );
		await press( user, 'Continue' );
		expect( await screen.findByText( 'Oops! We encountered a problem while installing b:one. Please try again' ) ).toBeVisible();
		expect( screen.getByText( /^b:one was not installed: your site could not download/ ) ).toBeVisible();
		expect( screen.getByRole( 'checkbox', { name: 'Get b:one' } ) ).toBeChecked();
		expect( screen.getByText( 'Installed' ) ).toBeVisible();
	} );

	it( 'T9: Back during an installation shows the step before, and nothing leads away from it', async () => {
		let finish = (): void => {};
		onRest( INSTALL, () => new Promise( ( resolve ) => ( finish = () => resolve( installed( 'a' ) ) ) ) );
		const { user, history } = open( 'business-info' );
		act( () => history.push( 'admin.php?page=wc-admin&path=%2Fsetup-wizard&step=plugins' ) );
		await user.click( await screen.findByRole( 'checkbox', { name: 'Get a' } ) );
		await press( user, 'Continue' );
		await screen.findByRole( 'progressbar', { name: 'Setting up your store' } );
		act( () => history.back() );
		await heading( 'Tell us a bit about your store' );
		await act( async () => finish() );
		await settle();
		act( () => history.forward() );
		await heading( 'Get a boost with our free features' );
		expect( await screen.findByText( 'Installed' ) ).toBeVisible();
	} );

	it( 'T9: an old link to the loader shows the choice', async () => {
		open( 'plugins-loading' );
		expect( await heading( 'Get a boost with our free features' ) ).toBeVisible();
	} );

	it( 'cannot be chosen by those who may not install plugins', async () => {
		expectLeaving();
		const { user } = open( 'plugins', { settings: { user: { id: 2, name: 'Manager', capabilities: [ 'manage_woocommerce' ] } } } );
		expect( await screen.findByText( /Your account is not allowed to install plugins/ ) ).toBeVisible();
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
		await press( user, 'Continue' );
		await settle();
	} );

	it( 'can be skipped; when the end is not saved, the wizard stays and tries again', async () => {
		expectLeaving();
		onRest( `POST ${ PROFILE }`, restError( 500, 'broken', 'Broken.' ) );
		const { user } = open( 'plugins' );
		await heading( 'Get a boost with our free features' );
		await press( user, 'Skip this step' );
		expect( await screen.findByText( /^The setup was not finished\. Broken\./ ) ).toBeVisible();
		onRest( `POST ${ PROFILE }`, { status: 'success' } );
		await press( user, 'Try again' );
		await settle();
		expect( sent( `POST ${ PROFILE }` ).at( -1 ) ).toEqual( { is_plugins_page_skipped: true, skipped: false, completed: true } );
	} );
} );

describe( 'skipping the wizard', () => {
	it( 'asks for the location only', async () => {
		expectLeaving();
		const { user } = open();
		await press( user, 'Skip guided setup' );
		await heading( 'Where is your business located?' );
		await user.selectOptions( await screen.findByRole( 'combobox' ), 'FR' );
		await press( user, 'Go to my store' );
		await settle();
		expect( sent( COUNTRY ) ).toEqual( [ { value: 'FR' } ] );
		expect( sent( UNITS ) ).toEqual( [ { country_code: 'FR' } ] );
		expect( sent( `POST ${ PROFILE }` ) ).toEqual( [ { skipped: true, is_store_country_set: true } ] );
	} );
} );
