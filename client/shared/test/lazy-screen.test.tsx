import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { expectCaughtError } from '../../../tests/js/console-guard';
import { render } from '../../../tests/js/render';
import { wayHome } from '../full-screen/way-out';
import { lazyScreen } from '../lazy-screen';
import type { PageProps } from '../page-definition';

const PROPS: PageProps = { params: {}, path: '/mine', pathMatch: '/mine', query: {} };

function chunkError( message: string, changes: object = {} ): Error {
	return Object.assign( new Error( message ), changes );
}

function loader( ...answers: readonly ( Error | string )[] ) {
	const left = [ ...answers ];
	return (): Promise< { Screen: ComponentType< PageProps > } > => {
		const next = left.shift();
		return next instanceof Error ? Promise.reject( next ) : Promise.resolve( { Screen: () => <p>{ next }</p> } );
	};
}

function show( Screen: ComponentType< PageProps > ) {
	return render(
		<>
			<input aria-label="Search" />
			<Suspense fallback="Loading">
				<Screen { ...PROPS } />
			</Suspense>
		</>
	);
}

test( 'A lazy screen shows its fallback, then the screen', async () => {
	show( lazyScreen( loader( 'Report' ), 'Screen' ) );
	expect( screen.getByText( 'Loading' ) ).toBeInTheDocument();
	expect( await screen.findByText( 'Report' ) ).toBeInTheDocument();
} );

test( 'A lazy screen that was loaded before is shown without its fallback', async () => {
	const Screen = lazyScreen( loader( 'Report' ), 'Screen' );
	await Screen.load();
	show( Screen );
	expect( screen.getByText( 'Report' ) ).toBeInTheDocument();
} );

test( 'A lazy screen loads its code again when an earlier load failed', async () => {
	const Screen = lazyScreen( loader( chunkError( 'Loading chunk home failed.' ), 'Report' ), 'Screen' );
	await expect( Screen.load() ).rejects.toThrow( 'Loading chunk home failed.' );
	show( Screen );
	expect( await screen.findByText( 'Report' ) ).toBeInTheDocument();
} );

test.each( [
	[ 'a script', chunkError( 'Loading chunk home failed.', { name: 'ChunkLoadError' } ) ],
	[
		'a script that took more than 120 s',
		chunkError( 'Loading chunk home failed.\n(timeout: http://localhost/home.js)', { name: 'ChunkLoadError' } ),
	],
	[ 'a style', chunkError( 'Loading CSS chunk home failed.', { code: 'CSS_CHUNK_LOAD_FAILED' } ) ],
] )( '%s that fails to load can be loaded again without losing the page', async ( _, error ) => {
	expectCaughtError( /Loading/ );
	const { user, history } = show( lazyScreen( loader( error, 'Report' ), 'Screen' ) );
	expect( await screen.findByRole( 'heading', { name: 'This part of the page did not load' } ) ).toBeInTheDocument();
	await user.type( screen.getByRole( 'textbox' ), 'shirt' );
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'Report' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'shirt' );
	expect( history.location.search ).toBe( '?page=wc-admin' );
} );

test( 'A lazy screen without menu and header names itself and has a way out when it fails', async () => {
	expectCaughtError( /Loading/ );
	const part = { name: () => 'Launch', wayOut: wayHome };
	show( lazyScreen( loader( chunkError( 'Loading chunk launch failed.', { name: 'ChunkLoadError' } ) ), 'Screen', part ) );
	expect( await screen.findByRole( 'heading', { name: '“Launch” did not load' } ) ).toBeInTheDocument();
	expect( screen.getByRole( 'link', { name: 'WooCommerce Home' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'admin.php?page=wc-admin' )
	);
} );

test( 'A lazy screen in two places needs one press to load again in both', async () => {
	expectCaughtError( /Loading/, 2 );
	const Screen = lazyScreen( loader( chunkError( 'Loading chunk home failed.', { name: 'ChunkLoadError' } ), 'Report' ), 'Screen' );
	const { user } = render(
		<Suspense fallback="Loading">
			<Screen { ...PROPS } />
			<Screen { ...PROPS } />
		</Suspense>
	);
	const [ retry ] = await screen.findAllByRole( 'button', { name: 'Try again' } );
	await user.click( retry ?? document.body );
	expect( await screen.findAllByText( 'Report' ) ).toHaveLength( 2 );
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).not.toBeInTheDocument();
} );

test( 'A lazy screen that fails again also offers to reload the page', async () => {
	const error = chunkError( 'Loading chunk home failed.', { name: 'ChunkLoadError' } );
	expectCaughtError( /Loading/, 2 );
	const { user } = show( lazyScreen( loader( error, error ), 'Screen' ) );
	await screen.findByRole( 'button', { name: 'Try again' } );
	expect( screen.queryByRole( 'button', { name: 'Reload Page' } ) ).not.toBeInTheDocument();
	await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByRole( 'button', { name: 'Reload Page' } ) ).toBeInTheDocument();
} );

test( 'A later visit uses the code that a retry loaded', async () => {
	const Screen = lazyScreen( loader( chunkError( 'Loading chunk home failed.', { name: 'ChunkLoadError' } ), 'Report' ), 'Screen' );
	expectCaughtError( /Loading/ );
	const { user, unmount } = show( Screen );
	await user.click( await screen.findByRole( 'button', { name: 'Try again' } ) );
	await screen.findByText( 'Report' );
	unmount();
	show( Screen );
	expect( await screen.findByText( 'Report' ) ).toBeInTheDocument();
} );

test( 'LP1: A part without room of its own tells of its failure by name, among the notices, and leaves the rest alone', async () => {
	expectCaughtError( /Loading/ );
	const error = chunkError( 'Loading chunk menu failed.', { name: 'ChunkLoadError' } );
	const Menu = lazyScreen( loader( error, 'Account' ), 'Screen', { name: () => 'User options', isAside: true } );
	const { user } = render(
		<>
			<div className="store-admin-snackbar-list" role="status" />
			<Suspense fallback={ null }>
				<Menu { ...PROPS } />
			</Suspense>
		</>
	);
	const notices = within( screen.getByRole( 'status' ) );
	expect( await notices.findByText( '“User options” did not load' ) ).toBeInTheDocument();
	await user.click( notices.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'Account' ) ).toBeInTheDocument();
	expect( screen.getByRole( 'status' ) ).toBeEmptyDOMElement();
} );

class Catch extends Component< { readonly children: ReactNode }, { readonly message: string } > {
	public override state = { message: '' };
	public static getDerivedStateFromError( { message }: Error ) {
		return { message };
	}
	public override render(): ReactNode {
		return this.state.message === '' ? this.props.children : `Caught: ${ this.state.message }`;
	}
}

test( 'A lazy screen rethrows errors that are not about loading', async () => {
	const Screen = lazyScreen( loader( new TypeError( 'x is undefined' ) ), 'Screen' );
	expectCaughtError( /x is undefined/ );
	render(
		<Catch>
			<Suspense fallback="Loading">
				<Screen { ...PROPS } />
			</Suspense>
		</Catch>
	);
	expect( await screen.findByText( 'Caught: x is undefined' ) ).toBeInTheDocument();
} );
