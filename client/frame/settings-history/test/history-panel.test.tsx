import { beforeEach, describe, expect, it, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { answer, onRest, restError, restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { headerParts } from '../../../app/header-parts';
import { settingTitle, settingValue } from '../setting-words';

const LIST = 'GET /store-admin/v1/settings-history';
const PUT_BACK = 'POST /store-admin/v1/settings-history/7/put-back';

const city = { option: 'woocommerce_store_city', label: 'City', before: 'Austin', after: 'Dallas' };
const saved = ( changes = {} ) => ( {
	id: 7,
	time: '2026-11-29T09:00:00Z',
	user: 'Ada',
	place: 'admin.php?page=wc-settings&tab=general',
	canPutBack: true,
	changes: [ city ],
	...changes,
} );

function open() {
	render(
		<Suspense fallback={ null }>
			<headerParts.HistoryPanel />
		</Suspense>
	);
}

const putBackButton = () => screen.findByRole( 'button', { name: 'Put back: City' } );

describe( 'The history of settings', () => {
	beforeEach( () => onRest( LIST, [ saved() ] ) );

	it( 'shows what changed, by whom, with a link to the page', async () => {
		open();
		const entry = await screen.findByRole( 'listitem' );
		expect( entry ).toHaveTextContent( /Ada/ );
		expect( entry ).toHaveTextContent( /City/ );
		expect( entry ).toHaveTextContent( /Before: Austin After: Dallas/ );
		expect( within( entry ).getByRole( 'link', { name: 'Open the settings' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-settings&tab=general'
		);
	} );

	it( 'puts a save back with one request and says that the page must be reloaded', async () => {
		onRest( PUT_BACK, { putBack: 7 } );
		open();
		const button = await putBackButton();
		await userEvent.dblClick( button );
		expect( await screen.findByRole( 'status' ) ).toHaveTextContent( /Put back\. Reload the page/ );
		expect( restRequests( PUT_BACK ) ).toHaveLength( 1 );
		expect( restRequests( LIST ) ).toHaveLength( 2 );
	} );

	it( 'asks before a live store is hidden again', async () => {
		onRest( PUT_BACK, { putBack: 7 } );
		onRest( LIST, [ saved( { changes: [ { option: 'woocommerce_coming_soon', label: '', before: 'yes', after: 'no' } ] } ) ] );
		open();
		const button = await screen.findByRole( 'button', { name: 'Put back: Coming soon' } );
		await userEvent.click( button );
		await userEvent.click( await screen.findByRole( 'button', { name: 'Cancel' } ) );
		expect( restRequests( PUT_BACK ) ).toEqual( [] );
		await userEvent.click( button );
		await userEvent.click( await screen.findByRole( 'button', { name: 'Switch' } ) );
		expect( await screen.findByRole( 'status' ) ).toHaveTextContent( /Put back/ );
		expect( restRequests( PUT_BACK ) ).toHaveLength( 1 );
	} );

	it( 'says why a save was not put back, and reads the list again', async () => {
		onRest(
			PUT_BACK,
			restError( 409, 'store_admin_settings_changed', 'These settings were changed again since then. Nothing was put back.' )
		);
		open();
		await userEvent.click( await putBackButton() );
		expect( await screen.findByText( /The settings were not put back\./ ) ).toBeInTheDocument();
	} );

	it( 'counts an answer about another save as a failure', async () => {
		onRest( PUT_BACK, { putBack: 8 } );
		open();
		await userEvent.click( await putBackButton() );
		expect( await screen.findByText( /The settings were not put back\./ ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'status' ) ).not.toBeInTheDocument();
	} );

	it( 'offers nothing for settings that were changed again', async () => {
		onRest( LIST, [ saved( { canPutBack: false } ) ] );
		open();
		expect( await screen.findByText( 'Changed again since then.' ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	} );

	it( 'says that nothing was saved yet', async () => {
		onRest( LIST, [] );
		open();
		expect( await screen.findByText( /No settings were saved yet\./ ) ).toBeInTheDocument();
	} );

	it.each( [
		[ 'a refused list', restError( 500, 'x', 'no' ) ],
		[ 'a list of another shape', answer( 200, { entries: [] } ) ],
	] )( 'shows a failure with a retry for %s', async ( _name, given ) => {
		onRest( LIST, given );
		open();
		expect( await screen.findByText( 'The history of the settings could not be loaded.' ) ).toBeInTheDocument();
		onRest( LIST, [ saved() ] );
		await userEvent.click( screen.getByRole( 'button', { name: 'Retry' } ) );
		expect( await putBackButton() ).toBeInTheDocument();
	} );
} );

test.each( [
	[ { label: 'City', option: 'woocommerce_store_city' }, 'City' ],
	[ { label: '', option: 'woocommerce_coming_soon' }, 'Coming soon' ],
	[ { label: '', option: 'woocommerce_cod_settings[enable_for_virtual]' }, 'Cod: enable for virtual' ],
	[ { label: '', option: 'woocommerce_bacs_accounts' }, 'Bank accounts' ],
	[ { label: '', option: 'woocommerce_gateway_order' }, 'Order of the payment providers' ],
] )( 'settingTitle of %j is %s', ( change, title ) => {
	expect( settingTitle( change ) ).toBe( title );
} );

test.each( [
	[ 'yes', 'Yes' ],
	[ '', 'empty' ],
	[ null, 'empty' ],
	[ [ 'flat_rate', 'local_pickup' ], 'flat_rate; local_pickup' ],
	[
		[
			{ account_name: 'Main', account_number: '123', iban: '' },
			{ account_name: 'Second', account_number: '456', iban: '' },
		],
		'Main, 123; Second, 456',
	],
	[ [ { more: [ 1 ] } ], '[{"more":[1]}]' ],
	[ [], 'empty' ],
	[ { cod: 1, bacs: 0, cheque: '2' }, 'bacs, cod, cheque' ],
	[ { width: 300, height: 0 }, '{"width":300,"height":0}' ],
	[ {}, '{}' ],
	[ '<b>x</b>', '<b>x</b>' ],
] )( 'settingValue of %j is %s', ( value, words ) => {
	expect( settingValue( value ) ).toBe( words );
} );
