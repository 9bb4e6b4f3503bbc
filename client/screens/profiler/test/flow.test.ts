import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bootWith } from '../../../../tests/js/render';
import { chosenTitle, joinPlace, splitPlace, storedAnswers } from '../flow/answers';
import { connectAddress } from '../flow/connect-address';
import { keepDraft, readDraft } from '../flow/draft-storage';
import { flowReducer, startFlow, unsavedDraft, type Flow, type FlowAction } from '../flow/flow';
import { sellsOnline } from '../flow/selling';
import { stepOf } from '../flow/steps';
import { shareDone } from '../steps/profiler-loader';

const FACTS = { isTrackingAllowed: false, storePlace: 'US:CA', siteTitle: 'Tea' };
const after = ( actions: readonly FlowAction[], flow: Flow = startFlow( {} ) ) => actions.reduce( flowReducer, flow );

beforeEach( () => {
	bootWith();
	window.sessionStorage.clear();
} );

describe( 'the step of an address', () => {
	it.each( [
		[ undefined, 'intro-opt-in' ],
		[ 'business-info', 'business-info' ],
		[ 'plugins-loading', 'plugins' ],
		[ 'of-an-old-link', 'intro-opt-in' ],
		[ 'constructor', 'intro-opt-in' ],
	] )( 'of %p is %p', ( name, step ) => {
		expect( stepOf( name ) ).toBe( step );
	} );
} );

describe( 'the stored answers', () => {
	it( 'share nothing and name no place until somebody has answered', () => {
		const answers = storedAnswers( { completed: null }, FACTS );
		expect( answers ).toMatchObject( { sharesUsage: false, wantsEmails: false, features: [], country: '', state: '', choice: '' } );
	} );

	it( 'are shown when somebody returns', () => {
		const profile = {
			business_choice: 'im_already_selling',
			selling_platforms: [ 'etsy' ],
			industry: [ { slug: 'other' } ],
			store_email: 'a@b.test',
			is_agree_marketing: true,
			is_store_country_set: true,
		};
		expect( storedAnswers( profile, { ...FACTS, isTrackingAllowed: true } ) ).toMatchObject( {
			sharesUsage: true,
			choice: 'im_already_selling',
			platforms: [ 'etsy' ],
			industry: 'other',
			email: 'a@b.test',
			wantsEmails: true,
			country: 'US',
			state: 'CA',
		} );
	} );

	it( 'leave out a name that nobody chose', () => {
		expect( chosenTitle( 'My WordPress Website' ) ).toBe( '' );
		expect( chosenTitle( '<b>Tea</b>' ) ).toBe( '<b>Tea</b>' );
	} );

	it( 'split and join a place', () => {
		expect( splitPlace( 'US:TX' ) ).toEqual( { country: 'US', state: 'TX' } );
		expect( joinPlace( splitPlace( 'FR' ) ) ).toBe( 'FR' );
	} );
} );

describe( 'the flow', () => {
	it( 'keeps what is not saved, also what was changed while it was being saved', () => {
		const flow = after( [
			{ type: 'answer', changes: { choice: 'a', email: 'one' } },
			{ type: 'answer', changes: { email: 'two' } },
			{ type: 'saved', answers: { choice: 'a', email: 'one' } },
		] );
		expect( unsavedDraft( flow ) ).toEqual( { email: 'two' } );
		expect( flow.draft ).toEqual( { choice: 'a', email: 'two' } );
	} );

	it( 'remembers which features are active after half of them failed', () => {
		const { run } = after( [
			{ type: 'install', keys: [ 'a', 'b' ] },
			{ type: 'installed', key: 'a' },
			{ type: 'refused', key: 'b' },
			{ type: 'end' },
		] );
		expect( run ).toEqual( { state: 'failed', keys: [ 'a', 'b' ], active: [ 'a' ], failed: [ 'b' ] } );
		expect( shareDone( run, 0 ) ).toBe( 95 );
		expect( shareDone( { ...run, active: [], failed: [] }, 15_000 ) ).toBe( 50 );
	} );

	it( 'asks for platforms only where something is sold online', () => {
		expect( sellsOnline( { choice: 'im_already_selling', sellingOnline: 'yes_im_selling_online' } ) ).toBe( true );
		expect( sellsOnline( { choice: 'im_already_selling', sellingOnline: 'no_im_selling_offline' } ) ).toBe( false );
		expect( sellsOnline( { choice: 'im_just_starting_my_business', sellingOnline: 'yes_im_selling_online' } ) ).toBe( false );
	} );
} );

describe( 'the draft', () => {
	it( 'outlives a reload, without values of another type', () => {
		keepDraft( { storeName: '<b>Tea</b>', features: [ 'a' ] } );
		expect( readDraft() ).toEqual( { storeName: '<b>Tea</b>', features: [ 'a' ] } );
		window.sessionStorage.setItem( 'store-admin-profiler', '{"storeName":7,"features":"a","email":"x","constructor":"y"}' );
		expect( readDraft() ).toEqual( { email: 'x' } );
		keepDraft( {} );
		expect( window.sessionStorage ).toHaveLength( 0 );
	} );

	it( 'is kept in memory only where the browser refuses storage', () => {
		const refuse = () => {
			throw new DOMException( 'No.', 'SecurityError' );
		};
		const storage = jest.spyOn( window, 'sessionStorage', 'get' ).mockImplementation( refuse );
		expect( readDraft() ).toEqual( {} );
		expect( () => keepDraft( { email: 'x' } ) ).not.toThrow();
		storage.mockRestore();
	} );
} );

describe( 'the address of the connection', () => {
	it.each( [
		'//evil.test/',
		'\\\\evil.test',
		'javascript:alert(1)',
		'https://evil.test/?jetpack.wordpress.com',
		'https://wordpress.com.evil.test/',
		'https://evilwordpress.com/',
		'http://jetpack.wordpress.com/',
		'',
	] )( 'refuses %p', ( url ) => {
		expect( connectAddress( url, {} ) ).toBeUndefined();
	} );

	it( 'tells the page behind it what was installed', () => {
		const address = new URL(
			connectAddress( 'https://jetpack.wordpress.com/jetpack.authorize/1/?state=1', { plugin_name: 'jetpack' } ) ?? ''
		);
		expect( Object.fromEntries( address.searchParams ) ).toEqual( { state: '1', installed_ext_success: '1', plugin_name: 'jetpack' } );
	} );
} );
