import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { makeProvider, makeProviders } from '../../../../tests/js/factories/make-provider';
import { render } from '../../../../tests/js/render';
import { PaymentsIsland } from '../island';

const PROVIDERS = 'POST /wc-admin/settings/payments/providers';
const TAB = 'admin.php?page=wc-settings&tab=checkout';

function offline( id: string, title: string, enabled: boolean ) {
	const href = `http://localhost/wp-admin/${ TAB }&path=%2Foffline%2F${ id }&from=WCADMIN_PAYMENT_SETTINGS`;
	return makeProvider( {
		id,
		title,
		_type: 'offline_pm',
		plugin: { slug: 'woocommerce', file: '', status: 'active' },
		links: [],
		state: { enabled, account_connected: true },
		management: { _links: { settings: { href } } },
	} );
}

const GROUP = {
	id: '_wc_offline_payment_methods_group',
	_type: 'offline_pms_group',
	title: 'Take offline payments',
	description: 'Cash and more.',
};
const known = makeProviders( {
	providers: [ makeProvider(), GROUP ],
	offline_payment_methods: [ offline( 'bacs', 'Direct bank transfer', true ), offline( 'cheque', 'Check payments', false ) ],
} );

const row = ( name: string ) => within( screen.getByRole( 'heading', { name } ).closest( 'li' ) ?? document.body );

describe( 'The offline methods', () => {
	test( 'are opened from the list in this document, and Back returns to it', async () => {
		onRest( PROVIDERS, known );
		const { user, history } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: TAB } );
		await user.click( await screen.findByRole( 'link', { name: 'Take offline payments' } ) );
		const heading = await screen.findByRole( 'heading', { name: 'Take offline payments', level: 2 } );
		expect( history.location.pathname ).toBe( '/offline' );
		expect( heading.ownerDocument.activeElement ).toBe( heading );
		expect( restRequests( PROVIDERS ) ).toHaveLength( 1 );
		await user.click( screen.getByRole( 'link', { name: 'Payment providers' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Payment providers' } ) ).toBeTruthy();
	} );

	test.each( [ `${ TAB }&path=%2Foffline`, `${ TAB }&section=offline` ] )( 'are shown at %s', async ( url ) => {
		onRest( PROVIDERS, known );
		render( <PaymentsIsland place={ document.body } form={ null } />, { url } );
		expect( await screen.findByRole( 'heading', { name: 'Direct bank transfer' } ) ).toBeTruthy();
		expect( row( 'Check payments' ).getByRole( 'button', { name: 'Enable' } ) ).toBeTruthy();
		expect( row( 'Direct bank transfer' ).getByRole( 'link', { name: 'Manage' } ).getAttribute( 'href' ) ).toBe(
			`http://localhost/wp-admin/${ TAB }&section=bacs`
		);
	} );

	test( 'are enabled where they stand', async () => {
		let isEnabled = false;
		onRest( PROVIDERS, () => ( { ...known, offline_payment_methods: [ offline( 'cheque', 'Check payments', isEnabled ) ] } ) );
		onRest( 'POST /wp-admin/admin-ajax.php', () => {
			isEnabled = true;
			return { success: true, data: true };
		} );
		const { user } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: `${ TAB }&path=%2Foffline` } );
		await user.click( await screen.findByRole( 'button', { name: 'Enable' } ) );
		expect( await screen.findByRole( 'link', { name: 'Manage' } ) ).toBeTruthy();
	} );

	test( 'say when a plugin has removed them all', async () => {
		onRest( PROVIDERS, makeProviders() );
		render( <PaymentsIsland place={ document.body } form={ null } />, { url: `${ TAB }&path=%2Foffline` } );
		expect( await screen.findByText( /There is no offline payment method/ ) ).toBeTruthy();
	} );
} );

describe( 'The choice of payment methods', () => {
	const methods = [
		{ id: 'card', title: 'Cards', required: true },
		{ id: 'wallet', title: 'Wallet', enabled: true, description: 'On <b>phones</b>' },
		{ id: 'later', title: 'Pay later' },
	];
	const withMethods = makeProviders( {
		providers: [
			makeProvider( {
				onboarding: {
					_links: { onboard: { href: 'http://localhost/wp-admin/admin.php?page=pay-connect&_wpnonce=1' } },
					recommended_payment_methods: methods,
				},
			} ),
		],
	} );

	test( 'continues at the provider with the chosen methods', async () => {
		onRest( PROVIDERS, withMethods );
		const { user } = render( <PaymentsIsland place={ document.body } form={ null } />, {
			url: `${ TAB }&path=%2Fpayment-methods&gateway=pay`,
		} );
		expect( await screen.findByRole( 'heading', { name: 'Choose your payment methods' } ) ).toBeTruthy();
		expect( screen.getByRole< HTMLInputElement >( 'switch', { name: 'Cards' } ).disabled ).toBe( true );
		expect( screen.getByText( 'On phones' ) ).toBeTruthy();
		await user.click( screen.getByRole( 'switch', { name: 'Pay later' } ) );
		await user.click( screen.getByRole( 'switch', { name: 'Wallet' } ) );
		const url = new URL( screen.getByRole< HTMLAnchorElement >( 'link', { name: 'Continue' } ).href );
		expect( url.searchParams.get( 'page' ) ).toBe( 'pay-connect' );
		expect( url.searchParams.get( 'capabilities' ) ).toBe( '{"card":true,"wallet":false,"later":true}' );
	} );

	test( 'returns to the gateways, also where there is nothing to choose', async () => {
		onRest( PROVIDERS, makeProviders() );
		const { user } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: `${ TAB }&path=%2Fpayment-methods` } );
		expect( await screen.findByText( /There is no payment method to choose/ ) ).toBeTruthy();
		await user.click( screen.getByRole( 'link', { name: 'Return to gateways' } ) );
		expect( await screen.findByRole( 'heading', { name: 'Payment providers' } ) ).toBeTruthy();
	} );
} );

describe( 'The set-up of WooPayments', () => {
	const ONBOARDING = 'POST /wc-admin/settings/payments/woopayments/onboarding';
	const STEP = '/wc-admin/settings/payments/woopayments/onboarding/step';
	const URL_OF_SETUP = `${ TAB }&path=%2Fwoopayments%2Fonboarding`;
	const action = ( step: string, name: string ) => ( {
		[ name ]: { type: 'REST', href: `http://localhost/wp-json${ STEP }/${ step }/${ name }` },
	} );
	const methodsStep = ( status: string ) => ( {
		id: 'payment_methods',
		required_steps: [],
		status,
		actions: {
			...action( 'payment_methods', 'start' ),
			...action( 'payment_methods', 'save' ),
			...action( 'payment_methods', 'finish' ),
		},
		context: {
			recommended_pms: [
				{ id: 'card', title: 'Cards', required: true },
				{ id: 'apple_pay', title: 'Apple Pay' },
				{ id: 'google_pay', title: 'Google Pay' },
			],
			pms_state: { card: true, apple_google: true },
		},
	} );
	const connectStep = ( status: string ) => ( {
		id: 'wpcom_connection',
		required_steps: [],
		status,
		actions: { auth: { type: 'REDIRECT', href: 'https://connect.test/' }, ...action( 'wpcom_connection', 'start' ) },
	} );
	const testStep = ( status: string, errors: readonly object[] = [] ) => ( {
		id: 'test_account',
		required_steps: [ 'wpcom_connection' ],
		status,
		errors,
		actions: Object.assign( {}, ...[ 'start', 'init', 'check', 'finish', 'clean' ].map( ( name ) => action( 'test_account', name ) ) ),
	} );
	const liveStep = ( status: string ) => ( {
		id: 'business_verification',
		required_steps: [ 'wpcom_connection' ],
		status,
		actions: { kyc_fallback: { type: 'REDIRECT', href: 'https://verify.test/' } },
	} );
	const answerSteps = ( ...steps: readonly object[] ) => onRest( ONBOARDING, { steps, context: {} } );
	const success = { success: true };

	test( 'counts a step that the server does not let save as a failure', async () => {
		onRest( PROVIDERS, known );
		const { save, ...actions } = methodsStep( 'started' ).actions as Record< string, object >;
		expect( save ).toBeDefined();
		answerSteps( { ...methodsStep( 'started' ), actions }, connectStep( 'not_started' ), liveStep( 'not_started' ) );
		const { user } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: URL_OF_SETUP } );
		await user.click( await screen.findByRole( 'button', { name: 'Continue' } ) );
		expect( await screen.findByText( /The server did not offer this step\./ ) ).toBeInTheDocument();
		expect( restRequests( `POST ${ STEP }/payment_methods/finish` ) ).toHaveLength( 0 );
	} );

	test( 'saves the methods, and opens the next step at its own address', async () => {
		onRest( PROVIDERS, known );
		answerSteps( methodsStep( 'not_started' ), connectStep( 'not_started' ), liveStep( 'not_started' ) );
		onRest( `POST ${ STEP }/payment_methods/start`, success );
		onRest( `POST ${ STEP }/payment_methods/save`, success );
		onRest( `POST ${ STEP }/payment_methods/finish`, () => {
			answerSteps( methodsStep( 'completed' ), connectStep( 'started' ), liveStep( 'not_started' ) );
			return success;
		} );
		const { user, history } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: URL_OF_SETUP } );
		const dialog = await screen.findByRole( 'dialog', { name: 'Set up WooPayments' } );
		expect( await within( dialog ).findByRole( 'switch', { name: 'Apple Pay / Google Pay' } ) ).toBeTruthy();
		expect( history.location.pathname ).toBe( '/woopayments/onboarding/payment_methods' );
		await user.click( within( dialog ).getByRole( 'button', { name: 'Continue' } ) );
		expect( ( await within( dialog ).findByRole( 'link', { name: 'Connect' } ) ).getAttribute( 'href' ) ).toBe(
			'https://connect.test/'
		);
		await waitFor( () => expect( history.location.pathname ).toBe( '/woopayments/onboarding/wpcom_connection' ) );
		expect( restRequests( `POST ${ STEP }/payment_methods/save` )[ 0 ]?.body ).toEqual( {
			source: 'settings_payments',
			location: 'US',
			payment_methods: { card: true, apple_google: true },
		} );
	} );

	test( 'does not open a step whose conditions are not met', async () => {
		onRest( PROVIDERS, known );
		answerSteps( connectStep( 'started' ), testStep( 'not_started' ), liveStep( 'not_started' ) );
		const { history } = render( <PaymentsIsland place={ document.body } form={ null } />, {
			url: `${ TAB }&path=%2Fwoopayments%2Fonboarding%2Ftest_account`,
		} );
		expect( await screen.findByRole( 'heading', { name: 'Connect with WordPress.com' } ) ).toBeTruthy();
		await waitFor( () => expect( history.location.pathname ).toBe( '/woopayments/onboarding/wpcom_connection' ) );
	} );

	test( 'creates a test account, and waits until it is there', async () => {
		onRest( PROVIDERS, known );
		answerSteps( connectStep( 'completed' ), testStep( 'not_started' ), liveStep( 'not_started' ) );
		for ( const name of [ 'start', 'init' ] ) {
			onRest( `POST ${ STEP }/test_account/${ name }`, success );
		}
		onRest( `POST ${ STEP }/test_account/check`, { success: true, status: 'completed', error: [] } );
		onRest( `POST ${ STEP }/test_account/finish`, () => {
			answerSteps( connectStep( 'completed' ), testStep( 'completed' ), liveStep( 'not_started' ) );
			return success;
		} );
		const { user } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: URL_OF_SETUP } );
		await user.click( await screen.findByRole( 'button', { name: 'Test payments first' } ) );
		await user.click( await screen.findByRole( 'button', { name: 'Create test account' } ) );
		await waitFor( () => expect( restRequests( ONBOARDING ) ).toHaveLength( 2 ) );
		expect( restRequests( `POST ${ STEP }/test_account/check` ) ).toHaveLength( 1 );
	} );

	test( 'shows why a step failed, and starts it again', async () => {
		onRest( PROVIDERS, known );
		answerSteps(
			connectStep( 'completed' ),
			testStep( 'failed', [ { code: 'x', message: 'No <b>account</b>' } ] ),
			liveStep( 'not_started' )
		);
		onRest( `POST ${ STEP }/test_account/clean`, success );
		const { user } = render( <PaymentsIsland place={ document.body } form={ null } />, {
			url: `${ TAB }&path=%2Fwoopayments%2Fonboarding%2Ftest_account`,
		} );
		const alert = ( await screen.findByText( 'No account' ) ).closest( '[role="alert"]' );
		expect( alert ).toHaveTextContent( 'This step did not finish.' );
		await user.click( screen.getByRole( 'button', { name: 'Start this step again' } ) );
		await waitFor( () => expect( restRequests( `POST ${ STEP }/test_account/clean` ) ).toHaveLength( 1 ) );
	} );

	test( 'links to the verification of the business, and ends when that is done', async () => {
		onRest( PROVIDERS, known );
		answerSteps( connectStep( 'completed' ), liveStep( 'started' ) );
		const { unmount } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: URL_OF_SETUP } );
		expect( ( await screen.findByRole( 'link', { name: 'Verify business' } ) ).getAttribute( 'href' ) ).toBe( 'https://verify.test/' );
		unmount();
		answerSteps( connectStep( 'completed' ), liveStep( 'completed' ) );
		const { user, history } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: URL_OF_SETUP } );
		expect( await screen.findByRole( 'heading', { name: 'You’re ready to accept payments!' } ) ).toBeTruthy();
		await user.click( screen.getAllByRole( 'button', { name: 'Close' } ).at( -1 ) ?? document.body );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
		expect( history.location.pathname ).toBe( '/' );
	} );

	test( 'says that the plugin is not active, and leads back to the list where it can be installed', async () => {
		onRest( PROVIDERS, known );
		onRest(
			ONBOARDING,
			restError( 403, 'woocommerce_woopayments_onboarding_extension_not_active', 'The WooPayments extension is not active.' )
		);
		const { user } = render( <PaymentsIsland place={ document.body } form={ null } />, { url: URL_OF_SETUP } );
		expect( await screen.findByText( /^WooPayments is not active/ ) ).toBeVisible();
		expect( screen.queryByText( /not allowed/ ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Show the payment providers' } ) );
		await waitFor( () => expect( screen.queryByRole( 'dialog' ) ).toBeNull() );
	} );

	test( 'tells who may not install plugins whom to ask, when the plugin is not active', async () => {
		onRest( PROVIDERS, known );
		onRest( ONBOARDING, restError( 403, 'woocommerce_woopayments_onboarding_extension_not_active', 'No.' ) );
		const user = { id: 2, name: 'Manager', capabilities: [ 'manage_woocommerce' ] };
		render( <PaymentsIsland place={ document.body } form={ null } />, { url: URL_OF_SETUP, settings: { user } } );
		expect( await screen.findByText( /^WooPayments is not active.*Ask an administrator of the site to do it\.$/ ) ).toBeVisible();
	} );
} );
