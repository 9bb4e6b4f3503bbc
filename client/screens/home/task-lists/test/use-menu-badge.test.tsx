import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { HomeScreen } from '../../home-screen';

const products = makeTask( { id: 'products' } );
const tax = makeTask( { id: 'tax', isComplete: true } );
const loyalty = makeTask( { id: 'loyalty', title: 'Set up loyalty', isDismissable: true } );

describe( 'the count in the admin menu', () => {
	const menu = document.createElement( 'div' );
	beforeEach( () => {
		onRest( 'GET /wp/v2/users/me', makeUser() );
		onRest( 'GET /wc-admin/options', {} );
		onRest( 'GET /wc-admin/onboarding/profile', {} );
		menu.innerHTML = [ 'page=wc-admin', 'page=wc-admin&path=/extensions' ]
			.map(
				( query ) =>
					`<a href="admin.php?${ query }"><span class="update-plugins woocommerce-task-list-remaining-tasks-badge"><span class="count-9">9</span></span></a>`
			)
			.join( '' );
		document.body.append( menu );
	} );
	afterEach( () => menu.remove() );

	it( 'shows the number of open tasks, and other badges stay unchanged', async () => {
		onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ products, tax, loyalty ] } ) ] );
		onRest( 'POST /wc-admin/onboarding/tasks/loyalty/dismiss', { ...loyalty, isDismissed: true } );
		const { user } = render( <HomeScreen /> );
		const [ home, extensions ] = Array.from( menu.querySelectorAll( '.update-plugins' ) );
		await waitFor( () => expect( home ).toHaveTextContent( '2' ) );
		await user.click( await screen.findByRole( 'button', { name: 'Options for “Set up loyalty”' } ) );
		await user.click( screen.getByRole( 'menuitem', { name: 'Dismiss' } ) );
		await waitFor( () => expect( home ).toHaveTextContent( '1' ) );
		expect( extensions ).toHaveTextContent( '9' );
	} );

	it( 'disappears when no task is open', async () => {
		onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ tax ] } ) ] );
		render( <HomeScreen /> );
		await waitFor( () => expect( menu.querySelector( '.update-plugins' ) ).not.toBeVisible() );
	} );
} );
