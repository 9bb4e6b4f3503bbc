import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { expectLeaving } from '../../../../tests/js/expect-leaving';
import { onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { settle } from '../../../../tests/js/settle';
import { CONNECT, COUNTRY, INSTALL, PROFILE, UNITS, heading, installed, open, prepareProfiler, press, sent } from './open-profiler';

prepareProfiler();

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
		await act( async () => {
			finish();
			await Promise.resolve();
		} );
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

	it( 'SW3: ends without a location when the countries cannot be loaded', async () => {
		expectLeaving();
		onRest( 'GET /wc-analytics/data/countries', restError( 500, 'broken', 'Broken.' ) );
		const { user } = open( 'skip-guided-setup' );
		await press( user, 'Skip this step' );
		await settle();
		expect( sent( `POST ${ PROFILE }` ) ).toEqual( [ { skipped: true } ] );
	} );

	it( 'SW4: ends without the location when that cannot be saved, if the user wants it', async () => {
		expectLeaving();
		onRest( COUNTRY, restError( 500, 'broken', 'Broken.' ) );
		const { user } = open( 'skip-guided-setup' );
		await user.selectOptions( await screen.findByRole( 'combobox' ), 'FR' );
		await press( user, 'Go to my store' );
		expect( await screen.findByText( /^The setup was not finished\. Broken\./ ) ).toBeVisible();
		expect( sent( `POST ${ PROFILE }` ) ).toEqual( [] );
		await press( user, 'Finish without the answers that were not saved' );
		await settle();
		expect( sent( `POST ${ PROFILE }` ) ).toEqual( [ { skipped: true } ] );
	} );
} );
