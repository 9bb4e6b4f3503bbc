import { describe, expect, it } from '@jest/globals';
import { bootWith, openUrl } from '../../../../tests/js/render';
import { FIRST_FLOW, joinViews, launchReducer, type LaunchEvent } from '../launch-flow';
import { askedStep, settingsStep, stepHref, stepOf } from '../launch-step';

const run = ( ...events: readonly LaunchEvent[] ) => events.reduce( launchReducer, FIRST_FLOW );

describe( 'launchReducer', () => {
	it( 'goes from saving to looking to what visitors get', () => {
		expect( run( { type: 'started' } ).phase ).toBe( 'saving' );
		expect( run( { type: 'started' }, { type: 'looking' } ).phase ).toBe( 'looking' );
		expect( run( { type: 'started' }, { type: 'looking' }, { type: 'looked', visitors: 'live' } ) ).toEqual( {
			...FIRST_FLOW,
			visitors: 'live',
		} );
	} );

	it( 'can be started again after the store refused it, with the same choice', () => {
		const flow = run( { type: 'chosen', removesTestOrders: true }, { type: 'started' }, { type: 'refused' } );
		expect( flow ).toEqual( { ...FIRST_FLOW, removesTestOrders: true } );
	} );

	it( 'keeps the choice and the phase while the store is being launched', () => {
		expect( run( { type: 'started' }, { type: 'chosen', removesTestOrders: true } ) ).toEqual( {
			...FIRST_FLOW,
			phase: 'saving',
			isLaunching: true,
		} );
		expect( run( { type: 'started' }, { type: 'looking' }, { type: 'started' } ).phase ).toBe( 'looking' );
	} );
} );

describe( 'joinViews', () => {
	it.each( [
		[ [ 'live', 'live' ], 'live' ],
		[ [ 'live', 'coming-soon' ], 'coming-soon' ],
		[ [ 'unknown', 'coming-soon' ], 'coming-soon' ],
		[ [ 'live', 'unknown' ], 'unknown' ],
		[ [], 'live' ],
	] as const )( 'of %j is %s', ( views, expected ) => {
		expect( joinViews( views ) ).toBe( expected );
	} );
} );

describe( 'the steps', () => {
	it.each( [
		[ {}, 'hub' ],
		[ { sidebar: 'hub' }, 'hub' ],
		[ { sidebar: 'launch-success' }, 'success' ],
		[ { content: 'launch-store-success' }, 'success' ],
		[ { sidebar: [ 'launch-success' ] }, 'hub' ],
		[ { sidebar: 'nowhere', content: '<script>' }, 'hub' ],
	] as const )( 'U7: the address with %j asks for %s', ( query, expected ) => {
		expect( askedStep( query ) ).toBe( expected );
	} );

	it( 'U7: a link to the success of a store that visitors do not see yet leads to the hub', () => {
		expect( stepOf( { sidebar: 'launch-success' }, true ) ).toBe( 'hub' );
		expect( stepOf( { sidebar: 'launch-success' }, false ) ).toBe( 'success' );
		expect( stepOf( {}, false ) ).toBe( 'hub' );
	} );

	it( 'U7: each step has an address that asks for it', () => {
		bootWith();
		openUrl( 'admin.php?page=wc-admin&path=%2Flaunch-your-store' );
		for ( const step of [ 'hub', 'success' ] as const ) {
			const query = Object.fromEntries( new URL( stepHref( step ), 'http://store.test' ).searchParams );
			expect( query[ 'path' ] ).toBe( '/launch-your-store' );
			expect( askedStep( query ) ).toBe( step );
		}
	} );

	it.each( [
		[ '/launch-your-store/woopayments/onboarding', {}, '/woopayments/onboarding' ],
		[ '/launch-your-store/woopayments/onboarding/payment_methods', {}, '/woopayments/onboarding/payment_methods' ],
		[ '/launch-your-store', { content: 'payments' }, '/woopayments/onboarding' ],
		[ '/launch-your-store', {}, undefined ],
		[ '/launch-your-store/other', {}, undefined ],
	] )( '%s with %j is the step %s of the payments settings', ( path, query, step ) => {
		bootWith();
		const href = settingsStep( path, query );
		const found = href && new URL( href, 'http://store.test' ).searchParams;
		expect( found && [ found.get( 'page' ), found.get( 'tab' ), found.get( 'path' ) ] ).toEqual(
			step && [ 'wc-settings', 'checkout', step ]
		);
	} );
} );
