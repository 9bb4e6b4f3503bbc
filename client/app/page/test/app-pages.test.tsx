import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addFilter, hasAction, removeAllFilters, removeFilter } from '@wordpress/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectCaughtError, expectConsole } from '../../../../tests/js/console-guard';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest, restRequests } from '../../../../tests/js/fake-rest';
import type { PageProps } from '../../../shared/page-definition';
import { addPages, makePage, PAGES, renderApp } from '../../test/render-app';

const NOT_ALLOWED = 'Sorry, you are not allowed to access this page.';
const NO_SUCH_PAGE = /^There is no page at this address\./;

beforeEach( () => {
	onRest( 'GET /wp/v2/users/me', makeUser() );
} );

afterEach( () => {
	jest.useRealTimers();
	act( () => {
		removeAllFilters( PAGES, '' );
	} );
	forgetCulprits();
	document.body.removeAttribute( 'class' );
} );

function Props( props: PageProps ) {
	return <output>{ JSON.stringify( props ) }</output>;
}

describe( 'AppPages', () => {
	test( 'gives the page of an extension its params, path, pattern and query', async () => {
		addPages( makePage( { path: '/mine/:id', container: Props } ) );
		renderApp( '%2Fmine%2F7&filter[]=a' );
		expect( JSON.parse( ( await screen.findByText( /params/ ) ).textContent ?? '' ) ).toEqual( {
			params: { id: '7' },
			path: '/mine/7',
			pathMatch: '/mine/:id',
			query: { page: 'wc-admin', path: '/mine/7', filter: [ 'a' ] },
		} );
	} );

	test( 'matches a pattern with the whole path only', async () => {
		addPages( makePage() );
		renderApp( '%2Fmine%2Fmore' );
		expect( await screen.findByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
		expect( screen.queryByText( 'My page' ) ).not.toBeInTheDocument();
	} );

	test( 'U4: shows the page when the address has broken percent encoding', async () => {
		addPages( makePage() );
		renderApp( '%2Fmine&bar=%E0%A4%A' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test( 'shows a page that is registered late, and removes it with its handler', async () => {
		renderApp( '%2Fmine' );
		expect( screen.getByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
		act( () => addPages( makePage() ) );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
		act( () => {
			removeFilter( PAGES, 'test/pages' );
		} );
		await waitFor( () => expect( screen.queryByText( 'My page' ) ).not.toBeInTheDocument() );
	} );

	test( 'is watched for later pages and reports under the names that extensions wait for, while it is mounted', () => {
		const { unmount } = renderApp( '%2Fmine' );
		const areWatched = () =>
			[ 'pages', 'reports' ].map( ( list ) =>
				hasAction( 'hookAdded', `woocommerce/woocommerce/watch_woocommerce_admin_${ list }_list` )
			);
		expect( areWatched() ).toEqual( [ true, true ] );
		unmount();
		expect( areWatched() ).toEqual( [ false, false ] );
	} );

	test( 'waits three seconds on an unknown path and then says that there is no such page, with a way to Home', () => {
		jest.useFakeTimers();
		renderApp( '%2Fnothing' );
		expect( screen.getByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
		act( () => {
			jest.advanceTimersByTime( 2999 );
		} );
		expect( screen.queryByText( NO_SUCH_PAGE ) ).not.toBeInTheDocument();
		act( () => {
			jest.advanceTimersByTime( 1 );
		} );
		expect( screen.getByText( NO_SUCH_PAGE ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Go to Home' } ) ).toHaveAttribute(
			'href',
			'http://localhost/wp-admin/admin.php?page=wc-admin'
		);
	} );
} );

describe( 'The capability of a page', () => {
	test( 'is found in the boot object without a request', async () => {
		addPages( makePage() );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
		expect( restRequests( 'GET /wp/v2/users/me' ) ).toHaveLength( 0 );
	} );

	test( 'is fetched with the user when the boot object does not have it', async () => {
		onRest( 'GET /wp/v2/users/me', { ...makeUser(), capabilities: { my_capability: true } } );
		addPages( makePage( { capability: 'my_capability' } ) );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test( 'hides the page from users without it', async () => {
		addPages( makePage( { capability: 'my_capability' } ) );
		renderApp( '%2Fmine' );
		await waitFor( () => expect( restRequests( 'GET /wp/v2/users/me' ) ).toHaveLength( 1 ) );
		expect( screen.queryByText( 'My page' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
	} );

	test( 'is named as the reason when the page exists and the user may not see it', () => {
		jest.useFakeTimers();
		renderApp( '', { settings: { user: { id: 2, name: 'Rita', capabilities: [ 'view_woocommerce_reports' ] } } } );
		act( () => {
			jest.advanceTimersByTime( 3000 );
		} );
		expect( screen.getByText( NOT_ALLOWED ) ).toBeInTheDocument();
		expect( screen.getByText( /^An administrator of the site can/ ) ).toBeInTheDocument();
		expect( screen.queryByRole( 'link', { name: 'Go to Home' } ) ).not.toBeInTheDocument();
	} );

	test.each( [ undefined, '', null ] )(
		'is not needed: a page with %p is shown to everybody who opened the app',
		async ( capability ) => {
			addPages( makePage( { capability: capability as never } ) );
			renderApp( '%2Fmine', { settings: { user: { id: 2, name: 'Rita', capabilities: [] } } } );
			expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
		}
	);

	test( 'R2, R5: hides Home, but not the layout, from a user who only sees reports', () => {
		renderApp( '', { settings: { user: { id: 2, name: 'Rita', capabilities: [ 'view_woocommerce_reports' ] } } } );
		expect( screen.getByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
	} );
} );

describe( 'The page list', () => {
	test.each( [
		[ 'undefined', undefined ],
		[ 'no array', { mine: makePage() } ],
	] )( 'ignores a handler that returns %s and keeps the other pages', async ( _, result ) => {
		addPages( makePage() );
		addFilter( PAGES, 'bad/plugin', () => result, 20 );
		expectConsole( 'warn', /filter woocommerce_admin_pages_list, handler bad\/plugin: returned/ );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test( 'ignores a handler that throws', async () => {
		addPages( makePage() );
		addFilter( PAGES, 'bad/plugin', () => {
			throw new Error( 'broken' );
		} );
		expectConsole( 'warn', /handler bad\/plugin: threw an error/ );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test.each( [
		[ 'without container', { path: '/bad', capability: 'manage_woocommerce' }, /page \/bad: has no container component/ ],
		[
			'with an element for a container',
			makePage( { path: '/bad', container: ( <p>no</p> ) as never } ),
			/has no container component/,
		],
		[
			'with a list for a capability',
			makePage( { path: '/bad', capability: [] as never } ),
			/page \/bad: has a capability that is no name/,
		],
		[ 'without path', { container: () => null }, /page \(no path\): has no path/ ],
		[ 'that is null', null, /page \(no path\): is not an object/ ],
	] )( 'leaves out a page %s and names it once', async ( _, bad, message ) => {
		addPages( bad, makePage() );
		expectConsole( 'warn', message );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test( 'uses the first of two pages with the same path', async () => {
		addPages( makePage(), makePage( { container: () => <p>Copy</p> } ) );
		expectConsole( 'warn', /page \/mine: is there twice/ );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Copy' ) ).not.toBeInTheDocument();
	} );

	test( 'shows the error screen in the layout when a page throws, and the next page works', async () => {
		addPages(
			makePage( {
				path: '/crash',
				breadcrumbs: [ 'Crash' ],
				container: () => {
					throw new Error( 'page is broken' );
				},
			} ),
			makePage()
		);
		expectCaughtError( /page is broken/ );
		const { history } = renderApp( '%2Fcrash' );
		expect( await screen.findByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'heading', { level: 1, name: 'Crash' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'button', { name: 'Reload Page' } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link', { name: 'Get Support' } ) ).toBeInTheDocument();
		expect( screen.getByText( 'Click for error details' ) ).toBeInTheDocument();
		act( () => history.push( 'admin.php?page=wc-admin&path=%2Fmine' ) );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );
} );
