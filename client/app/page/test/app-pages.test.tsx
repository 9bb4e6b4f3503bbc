import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addFilter, removeAllFilters, removeFilter } from '@wordpress/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { forgetCulprits } from '@store-admin/extensibility';
import { expectCaughtError, expectConsole } from '../../../../tests/js/console-guard';
import { makeUser } from '../../../../tests/js/factories/make-user';
import { onRest, restRequests } from '../../../../tests/js/fake-rest';
import type { PageProps } from '../../../shared/page-definition';
import { addPages, makePage, PAGES, renderApp } from '../../test/render-app';

const NOT_ALLOWED = 'Sorry, you are not allowed to access this page.';

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

describe( 'finding the page', () => {
	test( 'an extension’s page gets params, path, pattern and query', async () => {
		addPages( makePage( { path: '/mine/:id', container: Props } ) );
		renderApp( '%2Fmine%2F7&filter[]=a' );
		expect( JSON.parse( ( await screen.findByText( /params/ ) ).textContent ?? '' ) ).toEqual( {
			params: { id: '7' },
			path: '/mine/7',
			pathMatch: '/mine/:id',
			query: { page: 'wc-admin', path: '/mine/7', filter: [ 'a' ] },
		} );
	} );

	test( 'a pattern has to match as a whole', async () => {
		addPages( makePage() );
		renderApp( '%2Fmine%2Fmore' );
		expect( await screen.findByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
		expect( screen.queryByText( 'My page' ) ).not.toBeInTheDocument();
	} );

	test( 'U4: broken percent signs in the address do not break the page', async () => {
		addPages( makePage() );
		renderApp( '%2Fmine&bar=%E0%A4%A' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test( 'a page that is registered late appears, and goes when its handler is removed', async () => {
		renderApp( '%2Fmine' );
		expect( screen.getByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
		act( () => addPages( makePage() ) );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
		act( () => {
			removeFilter( PAGES, 'test/pages' );
		} );
		await waitFor( () => expect( screen.queryByText( 'My page' ) ).not.toBeInTheDocument() );
	} );

	test( 'unknown paths wait three seconds and then say that they are not allowed', () => {
		jest.useFakeTimers();
		renderApp( '%2Fnothing' );
		expect( screen.getByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
		act( () => {
			jest.advanceTimersByTime( 2999 );
		} );
		expect( screen.queryByText( NOT_ALLOWED ) ).not.toBeInTheDocument();
		act( () => {
			jest.advanceTimersByTime( 1 );
		} );
		expect( screen.getByText( NOT_ALLOWED ) ).toBeInTheDocument();
	} );
} );

describe( 'who may see a page', () => {
	test( 'a capability of the boot object needs no request', async () => {
		addPages( makePage() );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
		expect( restRequests( 'GET /wp/v2/users/me' ) ).toHaveLength( 0 );
	} );

	test( 'a capability of an extension is looked up in the user', async () => {
		onRest( 'GET /wp/v2/users/me', { ...makeUser(), capabilities: { my_capability: true } } );
		addPages( makePage( { capability: 'my_capability' } ) );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test( 'without it the page is not there', async () => {
		addPages( makePage( { capability: 'my_capability' } ) );
		renderApp( '%2Fmine' );
		await waitFor( () => expect( restRequests( 'GET /wp/v2/users/me' ) ).toHaveLength( 1 ) );
		expect( screen.queryByText( 'My page' ) ).not.toBeInTheDocument();
		expect( screen.getByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
	} );

	test( 'R2, R5: somebody who only sees reports is kept from Home alone, not from all that the page shows', () => {
		renderApp( '', { settings: { user: { id: 2, name: 'Rita', capabilities: [ 'view_woocommerce_reports' ] } } } );
		expect( screen.getByRole( 'heading', { name: 'Loading…' } ) ).toBeInTheDocument();
	} );
} );

describe( 'bad entries', () => {
	test.each( [
		[ 'undefined', undefined ],
		[ 'no array', { mine: makePage() } ],
	] )( 'a handler that returns %s is ignored, pages of others stay', async ( _, result ) => {
		addPages( makePage() );
		addFilter( PAGES, 'bad/plugin', () => result, 20 );
		expectConsole( 'warn', /filter woocommerce_admin_pages_list, handler bad\/plugin: returned/ );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test( 'a handler that throws is ignored', async () => {
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
		[ 'without capability', { path: '/bad', container: () => null }, /page \/bad: names no capability/ ],
		[ 'without path', { container: () => null }, /page \(no path\): has no path/ ],
		[ 'that is null', null, /page \(no path\): is not an object/ ],
	] )( 'a page %s is left out and named once', async ( _, bad, message ) => {
		addPages( bad, makePage() );
		expectConsole( 'warn', message );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
	} );

	test( 'of two pages with one path the first is used', async () => {
		addPages( makePage(), makePage( { container: () => <p>Copy</p> } ) );
		expectConsole( 'warn', /page \/mine: is there twice/ );
		renderApp( '%2Fmine' );
		expect( await screen.findByText( 'My page' ) ).toBeInTheDocument();
		expect( screen.queryByText( 'Copy' ) ).not.toBeInTheDocument();
	} );

	test( 'a page that crashes shows the error screen inside the frame, and the next page works', async () => {
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
