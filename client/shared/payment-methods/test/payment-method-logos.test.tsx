import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { render } from '../../../../tests/js/render';
import { PaymentMethodLogos } from '../payment-method-logos';
import { paymentMethods } from '../payment-methods';
import { SetupRequired, WooPaymentsBenefits, WooPaymentsMethods } from '../woopayments-pitch';

const setWidth = ( width: number ) => {
	( window as { innerWidth: number } ).innerWidth = width;
	window.dispatchEvent( new Event( 'resize' ) );
};
const names = () => screen.getAllByRole( 'img' ).map( ( image ) => image.getAttribute( 'alt' ) );

afterEach( () => setWidth( 1024 ) );

describe( 'PaymentMethodLogos', () => {
	it.each( [
		[ 480, 5, '+ 15' ],
		[ 481, 7, '+ 13' ],
		[ 768, 7, '+ 13' ],
		[ 769, 10, '+ 10' ],
	] )( 'at %d px shows %d logos and the counter %s', ( width, count, counter ) => {
		setWidth( width );
		render( <PaymentMethodLogos /> );
		expect( names() ).toHaveLength( count );
		expect( screen.getByText( counter ) ).toBeInTheDocument();
	} );

	it( 'changes with the width of the window', () => {
		render( <PaymentMethodLogos /> );
		act( () => setWidth( 360 ) );
		expect( names() ).toHaveLength( 5 );
	} );

	it( 'has WooPay only for stores that may offer it', () => {
		const { rerender } = render( <PaymentMethodLogos /> );
		expect( names() ).not.toContain( 'WooPay' );
		rerender( <PaymentMethodLogos isWooPayEligible /> );
		expect( names() ).toContain( 'WooPay' );
		expect( names() ).toHaveLength( 10 );
	} );

	it( 'has an image for each method', () => {
		const missing = paymentMethods( true ).filter(
			( { name } ) => ! existsSync( path.resolve( __dirname, `../../../../assets/payment-methods/${ name }.svg` ) )
		);
		expect( missing ).toEqual( [] );
		expect( paymentMethods( false ) ).toHaveLength( 20 );
	} );
} );

describe( 'WooPaymentsPitch', () => {
	it( 'shows benefits, payment methods and the unfinished set-up', () => {
		render(
			<>
				<WooPaymentsBenefits />
				<WooPaymentsMethods />
				<SetupRequired />
			</>
		);
		const [ benefits ] = screen.getAllByRole( 'list' );
		expect( within( benefits as HTMLElement ).getAllByRole( 'listitem' ) ).toHaveLength( 4 );
		expect( screen.getByText( /more than 135 currencies/ ) ).toBeInTheDocument();
		expect( screen.getByText( /pre-integrated with popular payment options/ ) ).toBeInTheDocument();
		expect( screen.getByText( 'Setup required' ) ).toBeInTheDocument();
	} );
} );
