import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually';
import { finishSetup, readUserMeta, restoreHome } from './support/home-store';
import { restRoute } from './support/rest';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const stats = () => scenario.page.getByRole( 'region', { name: 'Stats overview' } );

beforeEach( async () => {
	await finishSetup( scenario.store );
	await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
} );
afterEach( async () => {
	await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: null } );
	await restoreHome( scenario.store );
} );

describe( 'the figures on Home', () => {
	it( 'are those the user chose, also after a reload', async () => {
		await scenario.open();
		await stats()
			.getByRole( 'link', { name: /Total sales/ } )
			.waitFor();
		expect(
			await stats()
				.getByRole( 'link', { name: /Net sales/ } )
				.count()
		).toBe( 0 );
		await stats().getByRole( 'button', { name: 'Choose which values to display' } ).click();
		await scenario.page.getByRole( 'menuitemcheckbox', { name: 'Net sales' } ).click();
		await stats()
			.getByRole( 'link', { name: /Net sales/ } )
			.waitFor();
		await eventually(
			() => readUserMeta( scenario.store, 'woocommerce_admin_homepage_stats' ),
			( value ) => value.includes( 'items_sold' ) && ! value.includes( 'net_revenue' )
		);
		await scenario.page.reload();
		await stats()
			.getByRole( 'link', { name: /Net sales/ } )
			.waitFor();
	} );

	it.each( [
		[ 0, /^-?¥[\d,]+$/ ],
		[ 3, /^-?¥[\d,]+\.\d{3}$/ ],
	] )( 'use the day and the currency of the store: %i decimals, in a browser that is a day behind', async ( decimals, amount ) => {
		await setOptions( scenario.store, {
			timezone_string: 'Pacific/Kiritimati',
			woocommerce_currency: 'JPY',
			woocommerce_price_num_decimals: decimals,
		} );
		try {
			await scenario.signInAs( scenario.store.user, { timezoneId: 'Pacific/Pago_Pago' } );
			const days: string[] = [];
			scenario.page.on( 'request', ( request ) => {
				if ( restRoute( request.url() ).endsWith( '/performance-indicators' ) ) {
					days.push( String( new URL( request.url() ).searchParams.get( 'after' ) ) );
				}
			} );
			const dayThere = () => new Intl.DateTimeFormat( 'en-CA', { timeZone: 'Pacific/Kiritimati' } ).format();
			const before = dayThere();
			await scenario.open();
			const figure = stats().getByRole( 'link', { name: /Total sales/ } );
			await figure.waitFor();
			expect( await figure.locator( '.store-admin-figure__value' ).textContent() ).toMatch( amount );
			expect( [ `${ before }T00:00:00`, `${ dayThere() }T00:00:00` ] ).toContain( [ ...days ].sort().at( -1 ) );
		} finally {
			await setOptions( scenario.store, {
				timezone_string: 'America/Chicago',
				woocommerce_currency: 'USD',
				woocommerce_price_num_decimals: null,
			} );
		}
	} );

	it( 'M1: have no promotion when suggestions are off', async () => {
		await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: 'yes' } );
		await scenario.open();
		await stats().getByText( 'Get traffic stats with Jetpack' ).waitFor();
		await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: 'no' } );
		const asked: string[] = [];
		scenario.page.on( 'request', ( request ) => asked.push( decodeURIComponent( request.url() ) ) );
		await scenario.page.reload();
		await stats()
			.getByRole( 'link', { name: /Total sales/ } )
			.waitFor();
		expect( await scenario.page.getByText( 'Get traffic stats with Jetpack' ).count() ).toBe( 0 );
		expect( asked.filter( ( url ) => /recommend|promotion|free-extensions|suggestion/.test( url ) ) ).toEqual( [] );
	} );
} );
