import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Anchor } from '../../link/anchor';
import type { Delta } from '../delta';
import { FigureList, FiguresSkeleton } from '../figure-list';
import { FigureNote } from '../figure-note';
import { FigureTile, type FigureTileProps } from '../figure-tile';

function renderTile( props: Partial< FigureTileProps > = {} ) {
	render(
		<FigureList label="Performance">
			<FigureTile label="Returns" value="$2,112.26" href="/report?chart=refunds" { ...props } />
		</FigureList>
	);
	return screen.getByRole( 'link', { name: /Returns/ } );
}

describe( 'FigureTile', () => {
	it( 'is a link in a named list, with the current and the previous figure', () => {
		const link = renderTile( { previous: 'Previous year: $1,000.00' } );
		expect( screen.getByRole( 'list', { name: 'Performance' } ) ).toContainElement( link );
		expect( link ).toHaveAttribute( 'href', '/report?chart=refunds' );
		expect( link ).toHaveTextContent( /Returns\s*\$2,112\.26\s*Previous year: \$1,000\.00/ );
		expect( link ).not.toHaveAttribute( 'aria-current' );
	} );

	it.each( [
		[ 'keeps the place of the previous figure while it is fetched', undefined, 1 ],
		[ 'shows the previous figure instead of its place', '$1,000.00', 0 ],
	] )( '%s', ( _name, previous, places ) => {
		const link = renderTile( { isPreviousPending: true, previous } );
		expect( link.querySelectorAll( '.store-admin-skeleton.is-helper' ) ).toHaveLength( places );
	} );

	it( 'has aria-current when it is selected', () => {
		expect( renderTile( { isSelected: true } ) ).toHaveAttribute( 'aria-current', 'true' );
	} );

	it.each< [ Delta, boolean, string ] >( [
		[ { kind: 'up', percent: 46 }, false, 'up 46%' ],
		[ { kind: 'down', percent: 4 }, false, 'down 4%' ],
		[ { kind: 'up', percent: 46 }, true, 'up 46%, which is worse' ],
		[ { kind: 'down', percent: 4 }, true, 'down 4%, which is better' ],
		[ { kind: 'new' }, false, 'new' ],
		[ { kind: 'same' }, true, 'no change' ],
	] )( 'shows %j (lower is better: %p) as "%s"', ( delta, isReversed, words ) => {
		renderTile( { delta, isReversed } );
		expect( screen.getByText( words, { exact: true } ) ).toBeInTheDocument();
		expect( screen.getByRole( 'link' ) ).toHaveAccessibleName( expect.stringContaining( words ) );
	} );

	it( 'shows a value of 0, and says when there is no value', () => {
		expect( renderTile( { value: '0' } ) ).toHaveTextContent( /Returns\s*0/ );
		render( <FigureTile label="Views" value="" href="/views" /> );
		expect( screen.getByRole( 'link', { name: /Views/ } ) ).toHaveTextContent( 'N/A' );
	} );

	it( 'is not a link when its address is unsafe', () => {
		render( <FigureTile label="Views" value="4" href="javascript:alert(1)" /> );
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
		expect( screen.getByText( 'Views' ) ).toBeInTheDocument();
	} );

	it( 'uses the given link component', () => {
		const AppLink: FigureTileProps[ 'linkAs' ] = ( { children, href } ) => <Anchor href={ `${ href }#app` }>{ children }</Anchor>;
		expect( renderTile( { linkAs: AppLink } ) ).toHaveAttribute( 'href', '/report?chart=refunds#app' );
	} );
} );

describe( 'FigureNote', () => {
	it( 'A14: explains on demand what the figure counts, and closes with Escape', async () => {
		const note = 'Refunds and returned shipping.';
		renderTile( { children: <FigureNote label="Returns" note={ note } /> } );
		const user = userEvent.setup();
		const button = screen.getByRole( 'button', { name: 'What “Returns” counts', expanded: false } );
		expect( screen.getByText( note ) ).not.toBeVisible();
		await user.click( button );
		expect( screen.getByText( note ) ).toBeVisible();
		expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		await user.keyboard( '{Escape}' );
		expect( screen.getByText( note ) ).not.toBeVisible();
	} );
} );

describe( 'FigureList', () => {
	it( 'keeps the old figures while new ones are fetched', () => {
		render(
			<FigureList label="Performance" isRefreshing>
				<FigureTile label="Orders" value="5" href="/orders" />
			</FigureList>
		);
		expect( screen.getByRole( 'list', { name: 'Performance' } ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( screen.getByRole( 'link', { name: /Orders/ } ) ).toBeVisible();
	} );

	it( 'has the same number of placeholders before the first answer', () => {
		const { container } = render( <FiguresSkeleton count={ 7 } label="Loading your figures…" isDense /> );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading your figures…' );
		expect( container.querySelectorAll( '.store-admin-figure' ) ).toHaveLength( 7 );
		expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	} );
} );
