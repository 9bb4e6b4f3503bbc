import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeTask } from '../../../../../tests/js/factories/make-task';
import { makeTaskList } from '../../../../../tests/js/factories/make-task-list';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError } from '../../../../../tests/js/fake-rest';
import { render } from '../../../../../tests/js/render';
import { TaskListsSection } from '../task-lists-section';

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
} );

describe( 'the products step', () => {
	it.each( [
		[ { business_choice: 'im_already_selling' }, 'Import your products', 'Import products' ],
		[ { business_choice: 'im_just_starting_my_business' }, 'List your products', 'Add products' ],
		[ {}, 'List your products', 'Add products' ],
		[ [], 'List your products', 'Add products' ],
	] )( 'with the profile %p says %s', async ( profile, title, action ) => {
		onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'products' } ) ] } ) ] );
		onRest( 'GET /wc-admin/onboarding/profile', profile );
		render( <TaskListsSection /> );
		expect( await screen.findByRole( 'heading', { name: title } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: action } ) ).toHaveAttribute( 'href', expect.stringContaining( 'task=products' ) );
	} );

	it( 'is shown while the profile is still loading', async () => {
		onRest( 'GET /wc-admin/onboarding/tasks', [ makeTaskList( { tasks: [ makeTask( { id: 'products' } ) ] } ) ] );
		onRest( 'GET /wc-admin/onboarding/profile', restError( 500, 'db', 'Away.' ) );
		render( <TaskListsSection /> );
		expect( await screen.findByRole( 'heading', { name: 'List your products' } ) ).toBeInTheDocument();
	} );
} );
