import { describe, expect, it } from '@jest/globals';
import { parseGatewaySuggestions, parsePaymentGateways } from '@store-admin/api';
import { findGateway, toGateways as joinGateways, type Gateway } from '../gateway';
import { initialValues, missingValues, toFields, valuesToStore } from '../gateway-field';
import { actionOf } from '../list/gateway-action';
import { splitGateways } from '../list/split-gateways';
import { BACS, COD, KLARNA, PAYPAL, record, SETTINGS, suggestion, WOOPAYMENTS } from './fixtures';

type Records = readonly Parameters< typeof record >[ 0 ][];

const known = ( records: Records ) => parsePaymentGateways( records.map( record ) );
const toGateways = ( suggestions: readonly object[], records: Records = [] ) =>
	joinGateways( parseGatewaySuggestions( suggestions ), known( records ) );
const settingsOf = ( settings: object ) => parsePaymentGateways( [ record( { id: 'any', settings } ) ] )[ 0 ]?.settings ?? {};

const ALL = [ KLARNA, BACS, PAYPAL, COD, suggestion(), WOOPAYMENTS ];
const ids = ( gateways: readonly Gateway[] ) => gateways.map( ( { id } ) => id );
const only = ( changes: object, installed?: object ): Gateway => {
	const [ gateway ] = toGateways( [ suggestion( { ...changes } ) ], installed ? [ { id: 'stripe', ...installed } ] : [] );
	if ( ! gateway ) {
		throw new Error( 'No gateway' );
	}
	return gateway;
};

describe( 'toGateways', () => {
	it( 'combines suggestions with gateways of the site, sorted by priority', () => {
		const gateways = toGateways( ALL, [
			{ id: 'woocommerce_payments', needs_setup: true },
			{ id: 'cod', enabled: true },
		] );
		expect( ids( gateways ) ).toEqual( [
			'woocommerce_payments:with-in-person-payments',
			'stripe',
			'ppcp-gateway',
			'klarna_payments',
			'bacs',
			'cod',
		] );
		expect( gateways[ 0 ] ).toMatchObject( { isKnown: true, needsSetup: true } );
		expect( gateways.at( -1 ) ).toMatchObject( { isKnown: true, isEnabled: true } );
		expect( gateways[ 1 ] ).toMatchObject( { title: 'Stripe', isKnown: false, image: 'http://localhost/stripe-72.png' } );
	} );

	it( 'P8: leaves out hidden suggestions, and adds no gateway that the server left out', () => {
		expect( toGateways( [ suggestion( { is_visible: false } ) ], [ { id: 'hidden' } ] ) ).toEqual( [] );
	} );

	it( 'accepts all values that hosts send for none', () => {
		const odd = {
			plugins: false,
			category_other: null,
			recommendation_priority: '',
			transaction_processors: [],
			image: 3,
			image_72x72: null,
		};
		expect( only( odd ) ).toMatchObject( { plugins: [], categoryOther: [], image: '3', processors: [] } );
	} );
} );

describe( 'findGateway', () => {
	const records = [ { id: 'manual', method_title: 'By &amp; hand' } ];

	it( 'finds an offer, the gateway of an offer, and a gateway that only the site has', () => {
		const gateways = toGateways( ALL, records );
		expect( findGateway( 'stripe', gateways, known( records ) )?.id ).toBe( 'stripe' );
		expect( findGateway( 'woocommerce_payments', gateways, known( records ) )?.title ).toBe( 'WooPayments' );
		expect( findGateway( 'manual', gateways, known( records ) ) ).toMatchObject( { title: 'By & hand', isKnown: true } );
	} );

	it( 'finds no other gateway', () => {
		expect( findGateway( 'nobody', toGateways( ALL, records ), known( records ) ) ).toBeUndefined();
	} );
} );

describe( 'splitGateways', () => {
	const split = ( records: Parameters< typeof record >[ 0 ][] = [], country = 'US', extra: readonly object[] = [] ) =>
		splitGateways( toGateways( [ ...ALL, ...extra ], records ), country );

	it( 'puts WooPayments first, then providers of the country, then offline gateways', () => {
		const groups = split();
		expect( groups.top?.title ).toBe( 'WooPayments' );
		expect( ids( groups.main ) ).toEqual( [ 'stripe', 'ppcp-gateway' ] );
		expect( ids( groups.offline ) ).toEqual( [ 'bacs', 'cod' ] );
		expect( ids( split( [], 'GB' ).main ) ).toEqual( [ 'stripe' ] );
		expect( ids( split( [], 'XX' ).main ) ).toEqual( [] );
	} );

	it( 'offers additional gateways once customers can pay online', () => {
		const groups = split( [ { id: 'stripe', enabled: true } ] );
		expect( groups.hasReady ).toBe( true );
		expect( ids( groups.main ) ).toEqual( [ 'ppcp-gateway', 'klarna_payments' ] );
	} );

	it( 'does not count cash or an unfinished set-up as online payment', () => {
		expect( split( [ { id: 'cod', enabled: true } ] ).hasReady ).toBe( false );
		expect( split( [ { id: 'stripe', enabled: true, needs_setup: true } ] ).hasReady ).toBe( false );
	} );

	it( 'offers “buy now, pay later” when WooPayments is set up, if that is suggested', () => {
		const later = { ...WOOPAYMENTS, id: 'woocommerce_payments:bnpl', title: 'Pay later' };
		const setUp = [ { id: 'woocommerce_payments', enabled: true, needs_setup: false } ];
		expect( split( setUp, 'US', [ later ] ).top?.title ).toBe( 'Pay later' );
		expect( split( setUp ).top ).toBeUndefined();
		expect( split( [ { id: 'woocommerce_payments', needs_setup: true } ], 'US', [ later ] ).top?.title ).toBe( 'WooPayments' );
	} );

	it( 'P7: considers WooPayments as set up if its state says so, regardless of who installed its plugin', () => {
		const groups = split( [ { id: 'woocommerce_payments', enabled: true, needs_setup: false } ] );
		expect( groups.top ).toBeUndefined();
		expect( groups.hasReady ).toBe( true );
	} );

	it( 'T15: does not consider WooPayments as set up because of another gateway', () => {
		const groups = split( [
			{ id: 'cod', enabled: true },
			{ id: 'stripe', enabled: true },
		] );
		expect( groups.top?.title ).toBe( 'WooPayments' );
	} );
} );

describe( 'actionOf', () => {
	it.each( [
		[ 'is to be installed', only( {} ), 'start' ],
		[ 'is installed and not set up', only( {}, { needs_setup: true } ), 'finish' ],
		[ 'is on and not set up', only( {}, { enabled: true, needs_setup: true } ), 'finish' ],
		[ 'needs a set-up and no plugin', only( { plugins: [] }, { needs_setup: true } ), 'start' ],
		[ 'is set up and off', only( {}, {} ), 'enable' ],
		[ 'is set up and on', only( {}, { enabled: true } ), 'manage' ],
		[ 'is only available on another site', only( { plugins: [], external_link: 'https://x.test' } ), 'leave' ],
	] )( 'of a gateway that %s', ( _what, gateway, action ) => {
		expect( actionOf( gateway ) ).toBe( action );
	} );

	it( 'is a set-up when an extension has one, and for the bank transfer', () => {
		expect( actionOf( only( {}, {} ), true ) ).toBe( 'start' );
		expect( actionOf( toGateways( [ BACS ], [ { id: 'bacs' } ] )[ 0 ] as Gateway ) ).toBe( 'start' );
		expect( actionOf( toGateways( [ BACS ], [ { id: 'bacs', enabled: true } ] )[ 0 ] as Gateway ) ).toBe( 'manage' );
	} );
} );

describe( 'the fields of a gateway', () => {
	const fields = toFields( settingsOf( SETTINGS ), [ 'secret', 'public_key', 'gone', 'sandbox', 'region' ] );

	it( 'are in the order of the required keys, without unknown ones', () => {
		expect( fields.map( ( { id } ) => id ) ).toEqual( [ 'secret', 'public_key', 'sandbox', 'region' ] );
		expect( fields[ 3 ]?.options ).toEqual( [
			{ value: 'eu', label: 'Europe & UK' },
			{ value: 'us', label: 'America' },
		] );
	} );

	it( 'start with the stored value, or else with the default of the gateway', () => {
		expect( initialValues( fields ) ).toEqual( { secret: '', public_key: '', sandbox: 'yes', region: 'eu' } );
	} );

	it( 'are required, except checkboxes, and spaces do not count', () => {
		expect( missingValues( fields, { secret: '  ', public_key: 'pk', sandbox: '', region: 'eu' } ) ).toEqual( {
			secret: 'Please enter your secret',
		} );
	} );

	it( 'are saved without surrounding spaces, and only when they differ from the stored value', () => {
		const stored = { ...SETTINGS, public_key: { ...SETTINGS.public_key, value: 'pk' } };
		const values = { public_key: ' pk ', secret: ' sk ', sandbox: 'yes', region: 'eu' };
		expect( valuesToStore( toFields( settingsOf( stored ), Object.keys( stored ) ), values ) ).toEqual( {
			secret: 'sk',
			sandbox: 'yes',
			region: 'eu',
		} );
	} );

	it( 'have the options of groups in one list', () => {
		const [ field ] = toFields( settingsOf( { m: { options: { Group: { a: 'A' }, b: 'B' } } } ), [ 'm' ] );
		expect( field?.options.map( ( { value } ) => value ) ).toEqual( [ 'a', 'b' ] );
	} );
} );
