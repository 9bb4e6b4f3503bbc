import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { expectConsole } from '../../../../tests/js/console-guard';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { accessTaskReferralStorage } from '../../../shared/task-referral-storage';
import { endWaiting, essentialTasks, rememberTask } from '../essential-tasks';

const FILTER = 'woocommerce_launch_your_store_tasklist_whitelist';
const RETURN = 'http://store.test/wp-admin/admin.php?page=wc-admin&path=%2Flaunch-your-store';
const WEEK = 604_800_000;

type Wish = Parameters< typeof makeTask >[ 0 ];

const lists = ( tasks: readonly Wish[] ) => [
	makeTaskList( { id: 'setup', tasks: tasks.map( ( task ) => makeTask( task ) ) } ),
	makeTaskList( { id: 'extended', tasks: [ makeTask( { id: 'payments' } ) ] } ),
];
const ids = ( ...tasks: readonly Wish[] ) => essentialTasks( lists( tasks ) ).map( ( { id } ) => id );

beforeEach( () => {
	window.localStorage.clear();
	window.sessionStorage.clear();
} );
afterEach( () => {
	removeAllFilters( FILTER, '' );
	jest.restoreAllMocks();
} );

test( 'The essential tasks are the open ones of the set-up that the store needs', () => {
	expect(
		ids( { id: 'products' }, { id: 'tax', isComplete: true }, { id: 'launch-your-store' }, { id: 'shipping', canView: false } )
	).toEqual( [ 'products' ] );
} );

test( 'A task that was opened from the flow stays in the list for a week after it is done', () => {
	rememberTask( 'tax', RETURN );
	expect( ids( { id: 'tax', isComplete: true } ) ).toEqual( [ 'tax' ] );
	const now = Date.now();
	jest.spyOn( Date, 'now' ).mockReturnValue( now + WEEK + 1000 );
	expect( ids( { id: 'tax', isComplete: true } ) ).toEqual( [] );
} );

test( 'The filter of extensions changes the ids, and one that returns nonsense is ignored', () => {
	addFilter( FILTER, 'test/ids', () => [ 'mine' ] );
	expect( ids( { id: 'products' }, { id: 'mine' } ) ).toEqual( [ 'mine' ] );
	removeAllFilters( FILTER, '' );
	addFilter( FILTER, 'test/ids', () => 'mine' );
	expectConsole( 'warn', /woocommerce_launch_your_store_tasklist_whitelist/ );
	expect( ids( { id: 'products' }, { id: 'mine' } ) ).toEqual( [ 'products' ] );
} );

test( 'An opened task returns to the flow for a day, and Home waits for it', () => {
	rememberTask( 'tax', RETURN );
	expect( accessTaskReferralStorage( { taskId: 'tax' } ).getWithExpiry() ).toEqual( {
		referrer: 'launch-your-store',
		returnUrl: RETURN,
	} );
	expect( window.sessionStorage.getItem( 'lysWaiting' ) ).toBe( 'yes' );
	endWaiting();
	expect( window.sessionStorage.getItem( 'lysWaiting' ) ).toBe( 'no' );
	const now = Date.now();
	jest.spyOn( Date, 'now' ).mockReturnValue( now + 86_400_000 + 1000 );
	expect( accessTaskReferralStorage( { taskId: 'tax' } ).getWithExpiry() ).toBeNull();
} );

test( 'A storage that throws and one that holds nonsense are survived', () => {
	window.localStorage.setItem( 'lys_recently_actioned_tasks', '{"expiry":9999999999999,"data":{"tax":1}}' );
	expect( ids( { id: 'tax', isComplete: true } ) ).toEqual( [] );
	const refuse = () => {
		throw new DOMException( 'Not allowed.', 'SecurityError' );
	};
	jest.spyOn( Storage.prototype, 'getItem' ).mockImplementation( refuse );
	jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation( refuse );
	jest.spyOn( Storage.prototype, 'removeItem' ).mockImplementation( refuse );
	rememberTask( 'tax', RETURN );
	endWaiting();
	expect( ids( { id: 'products' } ) ).toEqual( [ 'products' ] );
} );
