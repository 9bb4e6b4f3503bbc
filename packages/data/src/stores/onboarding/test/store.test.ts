import { afterEach, describe, expect, test } from '@jest/globals';
import { addFilter, removeFilter } from '@wordpress/hooks';
import { makeTask } from '../../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../../tests/js/factories/make-task-list';
import { onRest, restError, restRequests } from '../../../../../../tests/js/fake-rest';
import { onboardingStore } from '../../../index';
import { settle } from '../../../../../../tests/js/settle';
import { makeRegistry } from '../../../test/make-registry';

const TASKS = 'GET /wc-admin/onboarding/tasks';
const lists = [
	makeTaskList( { tasks: [ makeTask( { id: 'tax' } ) ] } ),
	makeTaskList( { id: 'extended', tasks: [ makeTask( { id: 'marketing' } ) ] } ),
];

async function loadedRegistry() {
	onRest( TASKS, lists );
	const registry = makeRegistry();
	await registry.resolveSelect( onboardingStore ).getTaskLists();
	return { registry, select: registry.select( onboardingStore ), dispatch: registry.dispatch( onboardingStore ) };
}

afterEach( () => {
	removeFilter( 'woocommerce_admin_onboarding_task_list', 'tests' );
} );

describe( 'the selectors of tasks', () => {
	test( 'share one request', async () => {
		onRest( TASKS, lists );
		const registry = makeRegistry();
		const resolve = registry.resolveSelect( onboardingStore );
		const answers = await Promise.all( [
			resolve.getTaskLists(),
			resolve.getTaskListsByIds( [ 'extended' ] ),
			resolve.getTaskList( 'setup' ),
			resolve.getTask( 'marketing' ),
			resolve.getTask( 'nobody-knows' ),
		] );
		expect( answers ).toEqual( [ lists, [ lists[ 1 ] ], lists[ 0 ], lists[ 1 ]?.tasks[ 0 ], undefined ] );
		expect( restRequests() ).toHaveLength( 1 );
	} );

	test( 'give the same array of lists as long as nothing changed', async () => {
		const { select } = await loadedRegistry();
		expect( select.getTaskListsByIds( [ 'setup' ] ) ).toBe( select.getTaskListsByIds( [ 'setup' ] ) );
	} );

	test( 'keep an error for @wordpress/data and the public selectors, and can be resolved again', async () => {
		onRest( TASKS, restError( 500, 'broken', 'Broken.' ) );
		const registry = makeRegistry();
		const select = registry.select( onboardingStore );
		await expect( registry.resolveSelect( onboardingStore ).getTaskLists() ).rejects.toMatchObject( { code: 'broken' } );
		expect( select.hasResolutionFailed( 'getTaskLists', [] ) ).toBe( true );
		expect( select.getOnboardingError( 'getTaskLists' ) ).toMatchObject( { code: 'broken' } );
		expect( select.isOnboardingRequesting( 'getTaskLists' ) ).toBe( false );
		onRest( TASKS, lists );
		await registry.dispatch( onboardingStore ).invalidateResolution( 'getTaskLists', [] );
		await registry.resolveSelect( onboardingStore ).getTaskLists();
		expect( select.getTaskLists() ).toHaveLength( 2 );
		expect( select.getOnboardingError( 'getTaskLists' ) ).toBeUndefined();
	} );

	test( 'give the tasks of the deprecated filter with their functions', async () => {
		const onClick = () => {};
		addFilter( 'woocommerce_admin_onboarding_task_list', 'tests', ( tasks ) => [
			...( tasks as [] ),
			{ key: 'mine', title: 'Mine', completed: true, visible: true, onClick },
			{ title: 'Without a key' },
		] );
		onRest( 'POST /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'mine', title: 'Mine' } ) ] } ) ] );
		const registry = makeRegistry();
		const task = await registry.resolveSelect( onboardingStore ).getTask( 'mine' );
		await settle();
		expect( registry.select( onboardingStore ).getTask( 'mine' ) ).toMatchObject( { title: 'Mine', onClick } );
		expect( task ).toBeDefined();
		expect( restRequests()[ 0 ]?.body ).toMatchObject( {
			extended_tasks: [ { id: 'mine', list_id: 'extended', title: 'Mine', is_complete: true, can_view: true } ],
		} );
	} );
} );

describe( 'the actions of tasks', () => {
	test.each( [
		[ 'dismissTask', 'dismiss', { isDismissed: true } ],
		[ 'undoDismissTask', 'undo_dismiss', { isDismissed: false } ],
		[ 'snoozeTask', 'snooze', { isSnoozed: true } ],
		[ 'undoSnoozeTask', 'undo_snooze', { isSnoozed: false } ],
		[ 'actionTask', 'action', { isActioned: true } ],
	] as const )( '%s shows at once and asks the server to %s', async ( action, verb, expected ) => {
		const { select, dispatch } = await loadedRegistry();
		onRest( `POST /wc-admin/onboarding/tasks/tax/${ verb }`, makeTask( { id: 'tax', ...expected } ) );
		const done = dispatch[ action ]( 'tax' );
		expect( select.getTask( 'tax' ) ).toMatchObject( expected );
		await done;
		expect( select.getTask( 'tax' ) ).toMatchObject( expected );
	} );

	test( 'show the old task and reject when the server refuses', async () => {
		const { select, dispatch } = await loadedRegistry();
		onRest( 'POST /wc-admin/onboarding/tasks/tax/dismiss', restError( 404, 'woocommerce_rest_invalid_task', 'No.' ) );
		await expect( dispatch.dismissTask( 'tax' ) ).rejects.toMatchObject( { code: 'woocommerce_rest_invalid_task' } );
		expect( select.getTask( 'tax' )?.isDismissed ).toBe( false );
		expect( select.getOnboardingError( 'dismissTask' ) ).toMatchObject( { status: 404 } );
	} );

	test( 'keep the fields of a task that exists in the browser only', async () => {
		const { select, dispatch } = await loadedRegistry();
		onRest( 'POST /wc-admin/onboarding/tasks/tax/snooze', { id: 'tax', title: '', isSnoozed: false } );
		await dispatch.snoozeTask( 'tax' );
		expect( select.getTask( 'tax' ) ).toMatchObject( { title: lists[ 0 ]?.tasks[ 0 ]?.title, isSnoozed: true } );
	} );

	test( 'keep a task complete when an earlier answer arrives that does not contain it', async () => {
		const { registry, select, dispatch } = await loadedRegistry();
		let finish: ( body: unknown ) => void = () => {};
		onRest( TASKS, () => new Promise( ( resolve ) => ( finish = resolve ) ) );
		await dispatch.invalidateResolution( 'getTaskLists', [] );
		const refreshed = registry.resolveSelect( onboardingStore ).getTaskLists();
		await settle();
		await dispatch.optimisticallyCompleteTask( 'tax' );
		finish( lists );
		await refreshed;
		expect( select.getTask( 'tax' )?.isComplete ).toBe( true );
	} );

	test( 'mark a visited task', async () => {
		const { select, dispatch } = await loadedRegistry();
		await dispatch.visitedTask( 'tax' );
		expect( select.getTask( 'tax' )?.isVisited ).toBe( true );
	} );

	test( 'show changes at once and send them in the order of the calls, also after a failed one', async () => {
		const { select, dispatch } = await loadedRegistry();
		let fail: ( answer: unknown ) => void = () => {};
		onRest( 'POST /wc-admin/onboarding/tasks/tax/dismiss', () => new Promise( ( resolve ) => ( fail = resolve ) ) );
		onRest( 'POST /wc-admin/onboarding/tasks/tax/undo_dismiss', makeTask( { id: 'tax' } ) );
		onRest( 'POST /wc-admin/onboarding/tasks/marketing/dismiss', makeTask( { id: 'marketing', isDismissed: true } ) );
		const writes = Promise.allSettled( [
			dispatch.dismissTask( 'tax' ),
			dispatch.undoDismissTask( 'tax' ),
			dispatch.dismissTask( 'marketing' ),
		] );
		await settle();
		expect( select.getTask( 'tax' )?.isDismissed ).toBe( false );
		expect( select.getTask( 'marketing' )?.isDismissed ).toBe( true );
		const sent = () => restRequests().flatMap( ( { method, path } ) => ( method === 'POST' ? [ path ] : [] ) );
		expect( sent() ).toEqual( [ '/wc-admin/onboarding/tasks/tax/dismiss' ] );
		fail( restError( 500, 'broken', 'Broken.' ) );
		expect( ( await writes ).map( ( { status } ) => status ) ).toEqual( [ 'rejected', 'fulfilled', 'fulfilled' ] );
		expect( sent() ).toEqual( [
			'/wc-admin/onboarding/tasks/tax/dismiss',
			'/wc-admin/onboarding/tasks/tax/undo_dismiss',
			'/wc-admin/onboarding/tasks/marketing/dismiss',
		] );
	} );

	test( 'hide a list and show it again at once', async () => {
		const { select, dispatch } = await loadedRegistry();
		onRest( 'POST /wc-admin/onboarding/tasks/setup/hide', makeTaskList( { isHidden: true, isVisible: false } ) );
		onRest( 'POST /wc-admin/onboarding/tasks/setup/unhide', makeTaskList() );
		const hidden = dispatch.hideTaskList( 'setup' );
		expect( select.getTaskList( 'setup' ) ).toMatchObject( { isHidden: true, isVisible: false } );
		await hidden;
		expect( select.getTaskList( 'setup' ) ).toMatchObject( { isHidden: true, isVisible: false } );
		const shown = dispatch.unhideTaskList( 'setup' );
		expect( select.getTaskList( 'setup' ) ).toMatchObject( { isHidden: false, isVisible: true } );
		await shown;
		expect( select.getTaskList( 'setup' )?.isHidden ).toBe( false );
	} );

	test( 'show a list again that could not be hidden', async () => {
		const { select, dispatch } = await loadedRegistry();
		onRest( 'POST /wc-admin/onboarding/tasks/setup/hide', restError( 500, 'broken', 'Broken.' ) );
		await expect( dispatch.hideTaskList( 'setup' ) ).rejects.toMatchObject( { code: 'broken' } );
		expect( select.getTaskList( 'setup' )?.isHidden ).toBe( false );
		expect( select.getOnboardingError( 'hideTaskList' ) ).toMatchObject( { code: 'broken' } );
	} );

	test( 'save the option that keeps a finished list', async () => {
		const { select, dispatch } = await loadedRegistry();
		onRest( 'POST /wc-admin/options', { woocommerce_task_list_keep_completed: true } );
		await dispatch.keepCompletedTaskList( 'setup' );
		expect( restRequests( 'POST /wc-admin/options' )[ 0 ]?.body ).toEqual( {
			woocommerce_task_list_keep_completed: 'yes',
		} );
		expect( select.getTaskList( 'setup' )?.keepCompletedTaskList ).toBe( 'yes' );
	} );

	test( 'reject when the option that keeps a finished list was not saved', async () => {
		const { select, dispatch } = await loadedRegistry();
		onRest( 'POST /wc-admin/options', restError( 403, 'woocommerce_rest_cannot_update', 'No.' ) );
		await expect( dispatch.keepCompletedTaskList( 'setup' ) ).rejects.toMatchObject( { message: 'No.' } );
		expect( select.getTaskList( 'setup' )?.keepCompletedTaskList ).toBe( 'no' );
	} );
} );

const FREE = [ { key: 'x', title: 'X', plugins: [] } ];
const TYPES = { physical: { label: 'Physical products' } };
const SUGGESTED = [ { id: 'a', title: 'A' } ];

describe( 'the store of the set-up wizard', () => {
	test( 'saves answers and merges them', async () => {
		const registry = makeRegistry();
		const { updateProfileItems, setProfileItems } = registry.dispatch( onboardingStore );
		await setProfileItems( { completed: false, industry: 'food' } );
		onRest( 'POST /wc-admin/onboarding/profile', { status: 'success' } );
		await updateProfileItems( { completed: true } );
		await registry.dispatch( onboardingStore ).finishResolution( 'getProfileItems', [] );
		expect( registry.select( onboardingStore ).getProfileItems() ).toEqual( { completed: true, industry: 'food' } );
	} );

	test( 'gives the finished steps and the latest one', async () => {
		onRest( 'GET /wc-admin/onboarding/profile/progress', {
			core_profiler_completed_steps: {
				b: { completed_at: '2026-11-27T22:12:56Z' },
				a: { completed_at: '2026-11-26T22:12:56Z' },
			},
		} );
		const registry = makeRegistry();
		const resolve = registry.resolveSelect( onboardingStore );
		expect( await resolve.getMostRecentCoreProfilerStep() ).toBe( 'b' );
		expect( Object.keys( await resolve.getCoreProfilerCompletedSteps() ) ).toEqual( [ 'b', 'a' ] );
		expect( restRequests() ).toHaveLength( 1 );
	} );

	test.each( [
		[ 'getEmailPrefill', [], 'GET /wc-admin/onboarding/profile/experimental_get_email_prefill', { email: 'a@b.c' }, 'a@b.c' ],
		[ 'getFreeExtensions', [], 'GET /wc-admin/onboarding/free-extensions', FREE, FREE ],
		[ 'getProductTypes', [], 'GET /wc-admin/onboarding/product-types', TYPES, TYPES ],
		[ 'getProfileItems', [], 'GET /wc-admin/onboarding/profile', { completed: true }, { completed: true } ],
		[ 'getPaymentGatewaySuggestions', [ true ], 'GET /wc-admin/payment-gateway-suggestions', SUGGESTED, SUGGESTED ],
		[
			'getJetpackAuthUrl',
			[ { redirectUrl: 'http://x', from: 'y' } ],
			'GET /wc-admin/onboarding/plugins/jetpack-authorization-url',
			{ success: true, errors: [], url: 'http://y' },
			{ success: true, errors: [], url: 'http://y' },
		],
	] as const )( '%s reads its route', async ( name, args, route, body, expected ) => {
		onRest( route, body );
		const registry = makeRegistry();
		const selector = registry.resolveSelect( onboardingStore.name )[ name ];
		expect( await selector?.( ...args ) ).toEqual( expected );
	} );
} );
