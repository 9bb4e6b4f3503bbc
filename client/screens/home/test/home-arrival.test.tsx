import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { makeTaskList } from '../../../../tests/js/factories/make-task-list';
import { makeTask } from '../../../../tests/js/factories/make-task';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { HomeScreen } from '../home-screen';

const ideas = makeTaskList( { id: 'extended', title: 'Things to do next', displayProgressHeader: false, tasks: [ makeTask() ] } );

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
	onRest( 'GET /wc-admin/options', {} );
	onRest( 'GET /wc-admin/onboarding/tasks', [ ideas ] );
} );

describe( 'an address that names the things to do next', () => {
	it( 'scrolls to them, although they are drawn after the page has loaded', async () => {
		const shown: Element[] = [];
		const original = Element.prototype.scrollIntoView;
		Element.prototype.scrollIntoView = function note( this: Element ) {
			shown.push( this );
		};
		render( <HomeScreen />, { url: 'admin.php?page=wc-admin#extended_task_list' } );
		const section = await screen.findByRole( 'region', { name: 'Things to do next' } );
		await waitFor( () => expect( shown ).toContain( section ) );
		Element.prototype.scrollIntoView = original;
	} );
} );
