interface Names {
	/** The path of the address: `orders/tax-refunds`. */
	readonly path: string;
	/** Folder and file name: `tax-refunds`. */
	readonly kebab: string;
	/** Function name: `TaxRefunds`. */
	readonly pascal: string;
	/** Variable name: `taxRefunds`. */
	readonly camel: string;
	/** The title of the page: `Tax refunds`. */
	readonly title: string;
	/** From the screen's folder up to the client: `../../..`. */
	readonly client: string;
}

const capitalise = ( text: string ) => text.charAt( 0 ).toUpperCase() + text.slice( 1 );

/** An add-on of the classic settings is in `client/settings` and has no page of its own. */
const isSettings = ( path: string ) => path.startsWith( 'settings/' );

function toNames( path: string ): Names {
	const parts = path.split( '/' );
	const kebab = parts.at( -1 ) ?? '';
	const pascal = kebab.split( '-' ).map( capitalise ).join( '' );
	return {
		path,
		kebab,
		pascal,
		camel: pascal.charAt( 0 ).toLowerCase() + pascal.slice( 1 ),
		title: capitalise( kebab.replaceAll( '-', ' ' ) ),
		client: Array.from( { length: isSettings( path ) ? 2 : parts.length + 1 }, () => '..' ).join( '/' ),
	};
}

const route = ( { path, kebab, pascal, camel, title, client }: Names ) => `import { __ } from '@wordpress/i18n';
import { lazyScreen } from '${ client }/shared/lazy-screen';
import type { PageDefinition, PageProps } from '${ client }/shared/page-definition';
import { ${ camel }Manifest } from './manifest';

// Created once, outside of ${ camel }Pages(): that runs again when an extension registers late, and a new component would remount the screen.
const ${ pascal } = lazyScreen< '${ pascal }Screen', PageProps >(
	() => import( /* webpackChunkName: "${ path.replace( '/', '-' ) }" */ './${ kebab }-screen' ),
	'${ pascal }Screen'
);

/** The page definitions of this screen. */
export function ${ camel }Pages(): readonly PageDefinition[] {
	return [
		{
			container: ${ pascal },
			path: ${ camel }Manifest.path,
			breadcrumbs: [ __( '${ title }', 'store-admin' ) ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			navArgs: { id: 'store-admin-${ path.replace( '/', '-' ) }' },
			capability: ${ camel }Manifest.capability,
			preload: ${ pascal }.load,
		},
	];
}
`;

const manifest = ( { path, camel, client }: Names ) => `import type { ScreenManifest } from '${ client }/shared/screen-manifest';

export const ${ camel }Manifest = {
	path: '/${ path }',
	capability: 'manage_woocommerce',
	chunk: '${ path.replace( '/', '-' ) }',
	facts: [],
} as const satisfies ScreenManifest;
`;

const screen = ( { kebab, pascal, camel, title, client }: Names ) => `import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Page, Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import { RemoteBoundary } from '${ client }/shared/remote/remote-boundary';
import { use${ pascal } } from './use-${ kebab }';
import './style.scss';

function ${ pascal }Skeleton(): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading…', 'store-admin' ) }>
			<Skeleton inlineSize="60%" />
		</SkeletonGroup>
	);
}

export function ${ pascal }Screen(): ReactElement {
	const { ${ camel }, retry } = use${ pascal }();
	return (
		<Page measure="single">
			<Section title={ __( '${ title }', 'store-admin' ) }>
				<RemoteBoundary
					of={ ${ camel } }
					skeleton={ <${ pascal }Skeleton /> }
					failureTitle={ __( 'This could not be loaded.', 'store-admin' ) }
					onRetry={ retry }
				>
					{ ( names ) => (
						<ul className="store-admin-${ kebab }__list">
							{ names.map( ( name ) => (
								<li key={ name }>{ name }</li>
							) ) }
						</ul>
					) }
				</RemoteBoundary>
			</Section>
		</Page>
	);
}
`;

const hook = ( { pascal, camel, title }: Names ) => `import type { RemoteData } from '@store-admin/data';

interface ${ pascal } {
	readonly ${ camel }: RemoteData< readonly string[] >;
	readonly retry: () => void;
}

/** ${ title } as the screen shows them. This is the only file of the screen that imports the data stores. */
export function use${ pascal }(): ${ pascal } {
	return { ${ camel }: { status: 'pending' }, retry: () => {} };
}
`;

const style = ( { kebab }: Names ) => `.store-admin-${ kebab }__list {
	margin: 0;
	padding: var(--sa-space-16);
}
`;

const test = ( { path, kebab, pascal, title, client }: Names ) => `import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { render } from '${ client }/../../tests/js/render';
import { ${ pascal }Screen } from '../${ kebab }-screen';

describe( '${ title }', () => {
	it( 'shows its items', async () => {
		render( <${ pascal }Screen />, { url: 'admin.php?page=wc-admin&path=/${ path }' } );
		expect( await screen.findAllByRole( 'listitem' ) ).toHaveLength( 1 );
	} );

	it.todo( 'shows its final layout while the items are loading' );
	it.todo( 'says what will be here when there are no items' );
	it.todo( 'says what failed and loads the items again' );
	it.todo( 'is not shown without the capability' );
} );
`;

/**
 * The files of a new screen.
 *
 * @param path Kebab-case name, with its family first if it has one: `orders/tax-refunds`.
 * @return Content by path relative to the screen's folder.
 */
export function screenFiles( path: string ): Readonly< Record< string, string > > {
	const names = toNames( path );
	return {
		...( isSettings( path ) ? {} : { 'manifest.ts': manifest( names ), 'route.tsx': route( names ) } ),
		[ `${ names.kebab }-screen.tsx` ]: screen( names ),
		[ `use-${ names.kebab }.ts` ]: hook( names ),
		'style.scss': style( names ),
		[ `test/${ names.kebab }-screen.test.tsx` ]: test( names ),
	};
}
