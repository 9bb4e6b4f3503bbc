import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { restRequests } from '../../../../tests/js/fake-rest';
import { render } from '../../../../tests/js/render';
import { PromotionCards } from '../promotion-cards';
import { usePromotions } from '../use-promotions';

const YEAR = 366 * 86_400_000;
const day = ( offset: number ) => new Date( Date.now() + offset ).toISOString().slice( 0, 19 ).replace( 'T', ' ' );
const offer = ( id: string, title: string ) => ( {
	id,
	format: 'promo-card',
	date_from_gmt: day( -YEAR ),
	date_to_gmt: day( YEAR ),
	title: { en_US: title },
	content: { en_US: `About ${ title }` },
	cta_label: { en_US: 'Have a look' },
	cta_link: `https://woocommerce.com/${ id }/`,
} );
const PATHS = [ '', '/' ];

function Example( { showsSuggestions }: { readonly showsSuggestions: boolean } ) {
	const promotions = usePromotions( PATHS, showsSuggestions );
	return (
		<>
			{ promotions.choices.map( ( { label, isSelected, onSelect } ) => (
				<button key={ label } aria-pressed={ isSelected } onClick={ onSelect }>
					{ label }
				</button>
			) ) }
			<PromotionCards { ...promotions } />
		</>
	);
}

const print = ( promotions: unknown ) => Object.assign( window, { wcMarketplace: { promotions } } );
const show = ( showsSuggestions = true ) => render( <Example showsSuggestions={ showsSuggestions } /> );
const card = ( name: string ) => screen.queryByRole( 'region', { name } );

beforeEach( () => window.localStorage.clear() );
afterEach( () => void Reflect.deleteProperty( window, 'wcMarketplace' ) );

describe( 'offers of the marketplace', () => {
	it( 'are shown in their order, each with its texts and its link', () => {
		print( [ offer( 'one', 'First' ), { format: 'notice' }, offer( 'two', 'Second' ) ] );
		show();
		expect( screen.getAllByRole( 'heading', { level: 2 } ).map( ( { textContent } ) => textContent ) ).toEqual( [ 'First', 'Second' ] );
		expect( screen.getByText( 'About First' ) ).toBeInTheDocument();
		const [ link ] = screen.getAllByRole( 'link', { name: /^Have a look/ } );
		expect( link ).toHaveAttribute( 'href', 'https://woocommerce.com/one/' );
		expect( link ).toHaveAttribute( 'target', '_blank' );
		expect( restRequests() ).toHaveLength( 0 );
	} );

	it( 'M1: are not shown when suggestions are off', () => {
		print( [ offer( 'one', 'First' ) ] );
		show( false );
		expect( card( 'First' ) ).toBeNull();
	} );

	it( 'are dismissed with one press, which focuses the next one, and stay dismissed', async () => {
		print( [ offer( 'one', 'First' ), offer( 'two', 'Second' ) ] );
		const { user, unmount } = show();
		await user.click( screen.getByRole( 'button', { name: 'Dismiss “First”' } ) );
		expect( card( 'First' ) ).toBeNull();
		expect( screen.getByRole( 'button', { name: 'Dismiss “Second”' } ) ).toHaveFocus();
		unmount();
		show();
		expect( card( 'First' ) ).toBeNull();
		expect( card( 'Second' ) ).not.toBeNull();
	} );

	it( 'K15: are shown again by the display options, which have the state of all of them', async () => {
		print( [ offer( 'one', 'First' ), offer( 'two', 'Second' ) ] );
		const { user } = show();
		const choice = screen.getByRole( 'button', { name: 'Show offers of the marketplace' } );
		await user.click( screen.getByRole( 'button', { name: 'Dismiss “First”' } ) );
		expect( choice ).toHaveAttribute( 'aria-pressed', 'false' );
		await user.click( choice );
		expect( card( 'First' ) ).not.toBeNull();
		expect( choice ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	it.each( [ 'nonsense', null, { one: 1 }, [] ] )( 'are none where the host prints %j', ( promotions ) => {
		print( promotions );
		const { container } = show();
		expect( container ).toBeEmptyDOMElement();
	} );

	it( 'are shown again when the stored ids are lost', () => {
		window.localStorage.setItem( 'store-admin-dismissed-promotions', '{nonsense' );
		print( [ offer( 'one', 'First' ) ] );
		show();
		expect( card( 'First' ) ).not.toBeNull();
	} );
} );
