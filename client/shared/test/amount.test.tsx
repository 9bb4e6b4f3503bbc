import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { makeSettings } from '../../../tests/js/factories/make-settings';
import { render } from '../../../tests/js/render';
import { Amount } from '../amount';

const rightToLeft = { locale: { ...makeSettings().locale, isRtl: true } };
const KUWAIT = '-1.500\u00A0د.ك';

describe( 'I6: Amount', () => {
	it.each( [ '-$1.50', KUWAIT ] )( 'keeps the order of %s on a left-to-right page', ( text ) => {
		const { container } = render( <Amount>{ text }</Amount> );
		expect( container ).toHaveTextContent( text.replace( '\u00A0', ' ' ) );
		expect( container.querySelector( 'bdi' ) ).toHaveAttribute( 'dir', 'ltr' );
	} );

	it( 'is left-to-right on a right-to-left page when it has no right-to-left characters', () => {
		render( <Amount>-$1.50</Amount>, { settings: rightToLeft } );
		expect( screen.getByText( '-$1.50' ) ).toHaveAttribute( 'dir', 'ltr' );
	} );

	it( 'is right-to-left with a right-to-left symbol on a right-to-left page, with the minus before the digits', () => {
		render( <Amount>{ KUWAIT }</Amount>, { settings: rightToLeft } );
		expect( screen.getByText( /^\u200E-1\.500/ ) ).toHaveAttribute( 'dir', 'rtl' );
	} );
} );
