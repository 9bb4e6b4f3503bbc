import { beforeEach, describe, expect, it } from '@jest/globals';
import { removeAllFilters, addFilter } from '@wordpress/hooks';
import { forgetCulprits } from '@store-admin/extensibility';
import { act, screen, waitFor } from '@testing-library/react';
import { expectCaughtError, expectConsole } from '../../../../../tests/js/console-guard';
import { makeUser } from '../../../../../tests/js/factories/make-user';
import { onRest, restError, restRequests } from '../../../../../tests/js/fake-rest';
import type { DashboardSection, SectionProps } from '../sections/section-props';
import { BOARDS, MENUS, open, SAVE, serve, titles } from './overview-page';

const FILTER = 'woocommerce_dashboard_default_sections';
const OWN = [ 'Performance', 'Charts', 'Leaderboards' ];

type Page = ReturnType< typeof open >;

async function choose( { user }: Page, section: keyof typeof MENUS, item: string ) {
	await user.click( await screen.findByRole( 'button', { name: MENUS[ section ] } ) );
	await user.click( screen.getByRole( item.startsWith( '✓' ) ? 'menuitemcheckbox' : 'menuitem', { name: item.replace( '✓', '' ) } ) );
}

function savedSections() {
	const { woocommerce_meta: meta } = restRequests( SAVE ).at( -1 )?.body as { woocommerce_meta: Record< string, string > };
	return JSON.parse( meta[ 'dashboard_sections' ] ?? '' ) as readonly DashboardSection[];
}

const noticesOf = ( { registry }: Page ) =>
	( registry.select( 'core/notices' )[ 'getNotices' ]?.() ?? [] ) as readonly {
		content: string;
		actions: readonly { label: string; onClick: () => void }[];
	}[];

beforeEach( () => {
	removeAllFilters( FILTER, '' );
	forgetCulprits();
	serve();
} );

describe( 'Sections of the overview', () => {
	it( 'are shown in the order of the host, and in the stored one', async () => {
		open();
		await screen.findByRole( 'button', { name: MENUS.Performance } );
		expect( titles() ).toEqual( OWN );
	} );

	it( 'have the stored order, titles and visibility', async () => {
		serve( {
			dashboard_sections: JSON.stringify( [
				{ key: 'leaderboards', title: 'Best' },
				{ key: 'charts', isVisible: false },
			] ),
		} );
		open();
		await screen.findByRole( 'button', { name: MENUS.Performance } );
		expect( titles() ).toEqual( [ 'Best', 'Performance' ] );
	} );

	it( 'are moved, say where they are, and keep the focus on their menu', async () => {
		const page = open();
		await choose( page, 'Charts', 'Move up' );
		expect( titles() ).toEqual( [ 'Charts', 'Performance', 'Leaderboards' ] );
		expect( screen.getByText( '“Charts” is now section 1 of 3.' ) ).toHaveAttribute( 'role', 'status' );
		expect( screen.getByRole( 'button', { name: MENUS.Charts } ) ).toHaveFocus();
		await waitFor( () =>
			expect( savedSections().map( ( { key } ) => key ) ).toEqual( [ 'charts', 'store-performance', 'leaderboards' ] )
		);
		expect( Object.keys( savedSections()[ 0 ] ?? {} ).sort() ).toEqual( [ 'hiddenBlocks', 'isVisible', 'key', 'title' ] );
		await page.user.click( screen.getByRole( 'button', { name: MENUS.Charts } ) );
		expect( screen.queryByRole( 'menuitem', { name: 'Move up' } ) ).not.toBeInTheDocument();
	} );

	it( 'are renamed by Enter, not by Escape, and never get an empty title', async () => {
		const page = open();
		await choose( page, 'Performance', 'Change the section title' );
		const field = () => screen.getByRole( 'textbox', { name: 'Section title' } );
		expect( field() ).toHaveFocus();
		await page.user.keyboard( 'Numbers{Escape}' );
		expect( titles() ).toEqual( OWN );
		await choose( page, 'Performance', 'Change the section title' );
		await page.user.clear( field() );
		await page.user.keyboard( '{Enter}' );
		expect( titles() ).toEqual( OWN );
		expect( restRequests( SAVE ) ).toEqual( [] );
		await choose( page, 'Performance', 'Change the section title' );
		await page.user.keyboard( 'Numbers{Enter}' );
		expect( titles() ).toEqual( [ 'Numbers', 'Charts', 'Leaderboards' ] );
		expect( screen.getByRole( 'button', { name: MENUS.Performance } ) ).toHaveFocus();
		await waitFor( () => expect( savedSections()[ 0 ]?.title ).toBe( 'Numbers' ) );
		expect( restRequests( SAVE ) ).toHaveLength( 1 );
	} );

	it( 'are removed and added again as the last one', async () => {
		const page = open();
		await choose( page, 'Performance', 'Remove section' );
		expect( titles() ).toEqual( [ 'Charts', 'Leaderboards' ] );
		await waitFor( () => expect( savedSections()[ 0 ] ).toMatchObject( { key: 'store-performance', isVisible: false } ) );
		await page.user.click( screen.getByRole( 'button', { name: 'Add more sections' } ) );
		await page.user.click( screen.getByRole( 'menuitem', { name: 'Performance' } ) );
		expect( titles() ).toEqual( [ 'Charts', 'Leaderboards', 'Performance' ] );
		expect( screen.queryByRole( 'button', { name: 'Add more sections' } ) ).not.toBeInTheDocument();
		await waitFor( () => expect( savedSections().at( -1 ) ).toMatchObject( { key: 'store-performance', isVisible: true } ) );
	} );

	it( 'request nothing while they are removed', async () => {
		serve( { dashboard_sections: JSON.stringify( [ { key: 'leaderboards', isVisible: false } ] ) } );
		open();
		await screen.findByRole( 'link', { name: /Label of orders/ } );
		expect( restRequests( BOARDS ) ).toEqual( [] );
	} );

	it( 'keep a choice that could not be saved for this visit, and say so', async () => {
		onRest( SAVE, restError( 500, 'broken', 'Broken.' ) );
		const page = open();
		await choose( page, 'Charts', 'Move up' );
		await waitFor( () => expect( noticesOf( page )[ 0 ]?.content ).toMatch( /was not saved\. It lasts until you leave this page/ ) );
		expect( titles() ).toEqual( [ 'Charts', 'Performance', 'Leaderboards' ] );
		onRest( SAVE, makeUser() );
		await choose( page, 'Performance', 'Move up' );
		await waitFor( () => expect( restRequests( SAVE ) ).toHaveLength( 2 ) );
		act( () => noticesOf( page )[ 0 ]?.actions[ 0 ]?.onClick() );
		await waitFor( () => expect( restRequests( SAVE ) ).toHaveLength( 3 ) );
		expect( savedSections()[ 0 ]?.key ).toBe( 'store-performance' );
	} );

	it.each( [ '"nonsense"', '7', '{"key":"charts"}', '["charts"]' ] )(
		'fall back from the stored %s, which is replaced only on request',
		async ( stored ) => {
			serve( { dashboard_sections: stored } );
			const page = open();
			await choose( page, 'Charts', 'Move up' );
			expect( titles() ).toEqual( [ 'Charts', 'Performance', 'Leaderboards' ] );
			await waitFor( () => expect( noticesOf( page )[ 0 ]?.content ).toMatch( /cannot be read, so it was not replaced/ ) );
			expect( restRequests( SAVE ) ).toEqual( [] );
			act( () => noticesOf( page )[ 0 ]?.actions[ 0 ]?.onClick() );
			await waitFor( () => expect( savedSections()[ 0 ]?.key ).toBe( 'charts' ) );
		}
	);

	it( 'keep the entry of an extension that is gone', async () => {
		const gone = { key: 'gone', title: 'Gone', isVisible: true, hiddenBlocks: [ 'x' ], own: 1 };
		serve( { dashboard_sections: JSON.stringify( [ gone, { key: 'charts' } ] ) } );
		const page = open();
		await choose( page, 'Charts', 'Move down' );
		await waitFor( () => expect( savedSections()[ 0 ] ).toEqual( gone ) );
		expect( titles() ).toEqual( [ 'Performance', 'Charts', 'Leaderboards' ] );
	} );
} );

function add( section: object ) {
	addFilter( FILTER, 'shop/more', ( list: unknown ) => [ ...( list as object[] ), section ] );
}

describe( 'A section of an extension', () => {
	it( 'gets the public props and can use them', async () => {
		let props: SectionProps | undefined;
		const Mine = ( given: SectionProps ) => {
			props = given;
			const { controls: Controls } = given;
			return <Controls { ...given } onToggle={ () => {} } />;
		};
		add( { key: 'mine', component: Mine, title: 'Mine', isVisible: true, icon: null, hiddenBlocks: [] } );
		const page = open();
		await page.user.click( await screen.findByRole( 'button', { name: 'Move up' } ) );
		await waitFor( () =>
			expect(
				savedSections()
					.map( ( { key } ) => key )
					.indexOf( 'mine' )
			).toBe( 2 )
		);
		expect( Object.keys( props ?? {} ).sort() ).toEqual(
			[
				...[
					'controls',
					'defaultDateRange',
					'filters',
					'hiddenBlocks',
					'isFirst',
					'isLast',
					'onChangeHiddenBlocks',
					'onMove',
					'onRemove',
				],
				...[ 'onTitleBlur', 'onTitleChange', 'onToggleHiddenBlock', 'path', 'query', 'title', 'titleInput' ],
			].sort()
		);
		expect( props ).toMatchObject( { path: '/analytics/overview', title: 'Mine', isFirst: false, query: { period: 'custom' } } );
		act( () => props?.onToggleHiddenBlock( 'part' )() );
		await waitFor( () => expect( savedSections()[ 2 ]?.hiddenBlocks ).toEqual( [ 'part' ] ) );
	} );

	it( 'that throws leaves the others, and can be removed', async () => {
		const Broken = (): never => {
			throw new Error( 'broken section' );
		};
		add( { key: 'broken', component: Broken, title: 'Broken' } );
		expectCaughtError( /broken section/ );
		expectConsole( 'warn', /section broken of the overview/ );
		const page = open();
		await screen.findByText( '“Broken” cannot be shown.' );
		expect( titles() ).toEqual( expect.arrayContaining( OWN ) );
		await page.user.click( screen.getByRole( 'button', { name: 'Remove section' } ) );
		await waitFor( () => expect( savedSections().at( -1 ) ).toMatchObject( { key: 'broken', isVisible: false } ) );
		expect( screen.queryByText( '“Broken” cannot be shown.' ) ).not.toBeInTheDocument();
	} );

	it.each( [ [ null ], [ 'nonsense' ], [ [ 7 ] ], [ [ { key: 'x', title: 'X' } ] ], [ [ { title: 'X', component: () => null } ] ] ] )(
		'is ignored when the filter returns %j',
		async ( returned ) => {
			addFilter( FILTER, 'shop/bad', () => returned );
			expectConsole( 'warn', /shop\/bad/ );
			open();
			await screen.findByRole( 'button', { name: MENUS.Performance } );
			expect( titles() ).toEqual( OWN );
		}
	);
} );
