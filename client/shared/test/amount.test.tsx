import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeSettings } from '../../../tests/js/factories/make-settings';
import { render } from '../../../tests/js/render';
import { Amount } from '../amount';

const rightToLeft = { locale: { ...makeSettings().locale, isRtl: true } };
const KUWAIT = '-1.500\u00A0د.ك';

describe( 'I6: an amount', () => {
	it.each( [ '-$1.50', KUWAIT ] )( '%s keeps its order on a page from left to right', ( text ) => {
		const { container } = render( <Amount>{ text }</Amount> );
		expect( container ).toHaveTextContent( text.replace( '\u00A0', ' ' ) );
		expect( container.querySelector( 'bdi' ) ).toHaveAttribute( 'dir', 'ltr' );
	} );

	it( 'reads from left to right on a page from right to left, where nothing in it runs the other way', () => {
		render( <Amount>-$1.50</Amount>, { settings: rightToLeft } );
		expect( screen.getByText( '-$1.50' ) ).toHaveAttribute( 'dir', 'ltr' );
	} );

	it( 'reads as its page where its sign does, with the minus held in front of the digits', () => {
		render( <Amount>{ KUWAIT }</Amount>, { settings: rightToLeft } );
		expect( screen.getByText( /^\u200E-1\.500/ ) ).toHaveAttribute( 'dir', 'rtl' );
	} );
} );
