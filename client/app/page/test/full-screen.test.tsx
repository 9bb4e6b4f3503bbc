import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { removeAllFilters } from '@wordpress/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect, version, type ReactElement } from 'react';
import { expectCaughtError, expectConsole } from '../../../../tests/js/console-guard';
import { addPages, makePage, PAGES, renderApp } from '../../test/render-app';

const FULL_SCREEN = [ 'woocommerce-admin-full-screen', 'is-wp-toolbar-disabled' ];
const add = () => document.body.classList.add( ...FULL_SCREEN );
const remove = () => document.body.classList.remove( ...FULL_SCREEN );

function Plain(): ReactElement {
	return <p>Plain page</p>;
}

function Forgetful(): ReactElement {
	useEffect( add, [] );
	return <p>Forgetful page</p>;
}

function Tidy(): ReactElement {
	useLayoutEffect( () => {
		add();
		return remove;
	}, [] );
	return <p>Tidy page</p>;
}

function FailingAtTheEnd(): ReactElement {
	useEffect( () => {
		add();
		return () => {
			throw new Error( 'The page fails at its end.' );
		};
	}, [] );
	return <p>Page that fails at its end</p>;
}

function FailingAtOnce(): ReactElement {
	add();
	throw new Error( 'The page fails at once.' );
}

const pages = { plain: Plain, forgetful: Forgetful, tidy: Tidy, end: FailingAtTheEnd, once: FailingAtOnce };

beforeEach( () => {
	window.scrollTo = () => undefined;
	addPages(
		own( 'one' ),
		own( 'two' ),
		...Object.entries( pages ).map( ( [ name, container ] ) => makePage( { path: `/${ name }`, container } ) )
	);
} );

afterEach( () => {
	act( () => {
		removeAllFilters( PAGES, '' );
	} );
	document.body.className = '';
} );

function Own(): ReactElement {
	return (
		<>
			<h1 className="store-admin-full-screen__title" tabIndex={ -1 }>
				Own page
			</h1>
			<input aria-label="Name" />
		</>
	);
}

const own = ( name: string ) =>
	makePage( {
		path: `/own-${ name }/*`,
		container: Own,
		layout: { header: false },
		fullScreen: { bodyClass: `own-class-${ name }`, exitHref: () => 'admin.php?page=wc-admin&path=%2Fplain' },
	} );

const go = ( history: { push: ( to: string ) => void }, name: string ) =>
	act( () => history.push( `admin.php?page=wc-admin&path=%2F${ name }` ) );

test( 'Full screen ends with the page that forgot to end it', async () => {
	const { history } = renderApp( '%2Fforgetful' );
	expect( document.body ).toHaveClass( ...FULL_SCREEN );
	go( history, 'plain' );
	expect( await screen.findByText( 'Plain page' ) ).toBeInTheDocument();
	expect( document.body ).not.toHaveClass( FULL_SCREEN[ 0 ] ?? '' );
	expect( document.body ).not.toHaveClass( FULL_SCREEN[ 1 ] ?? '' );
} );

test( 'Full screen of the next page stays', async () => {
	const { history } = renderApp( '%2Ftidy' );
	go( history, 'forgetful' );
	expect( await screen.findByText( 'Forgetful page' ) ).toBeInTheDocument();
	expect( document.body ).toHaveClass( ...FULL_SCREEN );
} );

test( 'Full screen that the server asked for stays with the first page', () => {
	add();
	renderApp( '%2Fplain' );
	expect( document.body ).toHaveClass( ...FULL_SCREEN );
} );

test( 'Full screen ends for a user who gets no page at its address', () => {
	jest.useFakeTimers();
	add();
	renderApp( '%2Fnowhere' );
	expect( document.body ).toHaveClass( ...FULL_SCREEN );
	act( () => void jest.advanceTimersByTime( 3000 ) );
	expect( screen.getByText( /^There is no page at this address/ ) ).toBeInTheDocument();
	expect( document.body ).not.toHaveClass( FULL_SCREEN[ 0 ] ?? '' );
	jest.useRealTimers();
} );

test( 'Full screen ends when its page throws, and the failure is shown', async () => {
	expectCaughtError( /The page fails at once/ );
	renderApp( '%2Fonce' );
	expect( await screen.findByRole( 'heading', { name: 'Oops, something went wrong' } ) ).toBeInTheDocument();
	expect( document.body ).not.toHaveClass( FULL_SCREEN[ 0 ] ?? '' );
} );

test( 'A page that throws while it is taken away leaves neither full screen nor an empty page', async () => {
	// React logs it, and up to version 18 its place among the components.
	expectConsole( 'error', /The page fails at its end|^The above error occurred/, Number.parseInt( version, 10 ) < 19 ? 2 : 1 );
	const { history } = renderApp( '%2Fend' );
	expect( document.body ).toHaveClass( ...FULL_SCREEN );
	go( history, 'plain' );
	expect( await screen.findByText( 'Plain page' ) ).toBeInTheDocument();
	expect( document.body ).not.toHaveClass( FULL_SCREEN[ 0 ] ?? '' );
} );

test( 'A page of ours in full screen has the classes of the host and its own, and gives them back when it is left', async () => {
	const { history } = renderApp( '%2Fown-one' );
	expect( document.body ).toHaveClass( ...FULL_SCREEN, 'own-class-one' );
	go( history, 'plain' );
	expect( await screen.findByText( 'Plain page' ) ).toBeInTheDocument();
	expect( document.body.className ).not.toMatch( /full-screen|toolbar-disabled|own-class/ );
} );

test( 'A page of ours in full screen keeps the menu away on all of its paths and when another one follows', async () => {
	const { history } = renderApp( '%2Fown-one' );
	go( history, 'own-one%2Fbelow' );
	expect( document.body ).toHaveClass( ...FULL_SCREEN, 'own-class-one' );
	go( history, 'own-two' );
	expect( await screen.findByText( 'Own page' ) ).toBeInTheDocument();
	expect( document.body ).toHaveClass( ...FULL_SCREEN, 'own-class-two' );
	expect( document.body ).not.toHaveClass( 'own-class-one' );
} );

test( 'The title of a page in full screen gets the focus when a link has led there', async () => {
	const { history } = renderApp( '%2Fplain' );
	go( history, 'own-one' );
	await waitFor( () => expect( screen.getByRole( 'heading', { name: 'Own page' } ) ).toHaveFocus() );
} );

test( 'Escape leaves full screen, but not from a field', async () => {
	const { user } = renderApp( '%2Fown-one' );
	await user.click( screen.getByLabelText( 'Name' ) );
	await user.keyboard( '{Escape}' );
	expect( screen.getByText( 'Own page' ) ).toBeInTheDocument();
	await user.click( screen.getByText( 'Own page' ) );
	await user.keyboard( '{Escape}' );
	expect( await screen.findByText( 'Plain page' ) ).toBeInTheDocument();
} );

test( 'Escape leaves full screen only after the dialog that it closes', async () => {
	const { user } = renderApp( '%2Fown-one' );
	const dialog = document.createElement( 'div' );
	dialog.setAttribute( 'role', 'dialog' );
	document.body.append( dialog );
	await user.keyboard( '{Escape}' );
	expect( screen.getByText( 'Own page' ) ).toBeInTheDocument();
	dialog.remove();
	await user.keyboard( '{Escape}' );
	expect( await screen.findByText( 'Plain page' ) ).toBeInTheDocument();
} );
