import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { onboardingStore } from '@store-admin/data';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { HomeScreen } from '../home-screen';

/* Faults that owners reported for other dashboards; each test keeps one out. */

const TASKS = 'GET /wc-admin/onboarding/tasks';
const open = ( id: string, title: string ) => makeTask( { id, title, isVisited: true } );
const shipping = open( 'shipping', 'Ship products' );
const tax = open( 'tax', 'Collect taxes' );
const purchase = open( 'purchase', 'Buy add-ons' );
const rowOf = ( name: RegExp ) => screen.findByRole( 'link', { name } );

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
	onRest( TASKS, [ makeTaskList( { tasks: [ shipping, tax, purchase ] } ) ] );
} );

describe( 'a task that was just finished', () => {
	it( 'T1: is done at once and stays done, although the server still answers that it is open', async () => {
		const { registry } = render( <HomeScreen /> );
		await rowOf( /Ship products/ );
		const store = registry.dispatch( onboardingStore );
		await act( async () => {
			await store.optimisticallyCompleteTask( 'shipping' );
		} );
		expect( await rowOf( /Ship products.*Completed/ ) ).toBeInTheDocument();
		await act( async () => {
			await store.invalidateResolution( 'getTaskLists', [] );
		} );
		expect( await rowOf( /Ship products.*Completed/ ) ).toBeInTheDocument();
	} );

	it( 'T14: does not reopen another one', async () => {
		const { registry } = render( <HomeScreen /> );
		await rowOf( /Collect taxes/ );
		await act( async () => {
			await registry.dispatch( onboardingStore ).optimisticallyCompleteTask( 'tax' );
			await registry.dispatch( onboardingStore ).optimisticallyCompleteTask( 'purchase' );
		} );
		expect( await rowOf( /Collect taxes.*Completed/ ) ).toBeInTheDocument();
		expect( await rowOf( /Buy add-ons.*Completed/ ) ).toBeInTheDocument();
		expect( screen.getByText( /2 out of 3 complete/ ) ).toBeInTheDocument();
	} );

	it( 'T15: does not complete other tasks: the server decides about each', async () => {
		const done = makeTask( { id: 'payments', title: 'Get paid elsewhere', isComplete: true } );
		const own = open( 'woocommerce-payments', 'Set up our payments' );
		onRest( TASKS, [ makeTaskList( { tasks: [ done, own ] } ) ] );
		render( <HomeScreen /> );
		expect( ( await rowOf( /Set up our payments/ ) ).textContent ).not.toContain( 'Completed' );
	} );
} );

it( 'T3: an untouched task stays open, whatever was installed elsewhere', async () => {
	const marketing = makeTask( {
		id: 'marketing',
		title: 'Find customers',
		isActioned: false,
		additionalData: { installedExtensions: [ 'mailpoet' ] },
	} );
	onRest( TASKS, [ makeTaskList( { tasks: [ marketing ] } ) ] );
	render( <HomeScreen /> );
	expect( ( await rowOf( /Find customers/ ) ).textContent ).not.toContain( 'Completed' );
	expect( screen.getByText( /0 out of 1 complete/ ) ).toBeInTheDocument();
} );

describe( 'a list whose last task was completed', () => {
	it( 'T7, T13: says so until it is hidden, with links to the settings beside it', async () => {
		onRest( TASKS, [ makeTaskList( { isComplete: true, tasks: [ { ...tax, isComplete: true } ] } ) ] );
		render( <HomeScreen /> );
		expect( await screen.findByRole( 'heading', { name: "You've completed store setup" } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Hide this list' } ) ).toBeInTheDocument();
		const links = within( screen.getByRole( 'region', { name: 'Store management' } ) );
		expect( links.getByRole( 'link', { name: 'Tax' } ) ).toBeInTheDocument();
	} );
} );
