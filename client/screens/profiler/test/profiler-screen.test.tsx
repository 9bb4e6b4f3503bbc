import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { htmlAnswer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { renderAgain } from '../../../../tests/js/render';
import { settle } from '../../../../tests/js/settle';
import { ProfilerScreen } from '../profiler-screen';
import { ADMIN, COUNTRIES, COUNTRY, PROFILE, TRACKING, UNITS, heading, open, prepareProfiler, press, sent } from './open-profiler';

prepareProfiler();

describe( 'the welcome of the wizard', () => {
	it( 'shares nothing unless somebody agrees, and shows the next step at once', async () => {
		const { user } = open();
		expect( await screen.findByRole( 'checkbox', { name: /^I agree to share my data/ } ) ).not.toBeChecked();
		await press( user, 'Set up my store' );
		const question = await heading( 'Which one of these best describes you?' );
		await waitFor( () => expect( question ).toHaveFocus() );
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

	it( 'SW3: says so when the countries cannot be loaded, and can be skipped or tried again', async () => {
		onRest( 'GET /wc-analytics/data/countries', restError( 500, 'broken', 'Broken.' ) );
		const { user, history } = open( 'business-info' );
		expect( await screen.findByText( 'The questions about your store could not be loaded.' ) ).toBeVisible();
		await press( user, 'Skip this step' );
		await heading( 'Get a boost with our free features' );
		act( () => history.back() );
		await heading( 'Tell us a bit about your store' );
		onRest( 'GET /wc-analytics/data/countries', COUNTRIES );
		await user.click( screen.getByRole( 'button', { name: /again|Retry/ } ) );
		expect( await country() ).toBeVisible();
	} );
} );
