import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { render } from '../../../../tests/js/render';
import { previewAddress } from '../preview/preview-address';
import { PreviewPane } from '../preview/preview-pane';

const ROOM = 1000;
const handle = () => screen.getByRole( 'separator', { name: 'Width of the preview' } );
const now = () => Number( handle().getAttribute( 'aria-valuenow' ) );

function open( isRtl = false ) {
	const result = render( <PreviewPane homeUrl="http://localhost/" />, {
		settings: { locale: { site: 'en_US', user: 'en_US', isRtl, startOfWeek: 1, dateFormat: 'Y', timeFormat: 'H', timeZone: 'UTC' } },
	} );
	handle().focus();
	return result;
}

beforeEach( () => {
	Object.defineProperty( HTMLElement.prototype, 'clientWidth', { configurable: true, value: ROOM } );
	HTMLElement.prototype.setPointerCapture = () => undefined;
	// jsdom has no pointer events.
	Reflect.set( window, 'PointerEvent', MouseEvent );
} );

describe( 'the preview', () => {
	it( 'is resized by keys: towards the start is wider', async () => {
		const { user } = open();
		await user.keyboard( '{ArrowRight}{ArrowRight}' );
		expect( now() ).toBe( ROOM - 40 );
		await user.keyboard( '{ArrowLeft}' );
		expect( now() ).toBe( ROOM - 20 );
		await user.keyboard( '{Shift>}{ArrowRight}{/Shift}' );
		expect( now() ).toBe( ROOM - 120 );
		await user.keyboard( '{Home}' );
		expect( now() ).toBe( 320 );
		await user.keyboard( '{ArrowRight}' );
		expect( now() ).toBe( 320 );
		await user.keyboard( '{End}' );
		expect( now() ).toBe( ROOM );
	} );

	it( 'I4: is resized the other way round from right to left', async () => {
		const { user } = open( true );
		await user.keyboard( '{ArrowLeft}' );
		expect( now() ).toBe( ROOM - 20 );
	} );

	it( 'is resized by the pointer until it is let go', () => {
		open();
		fireEvent.pointerDown( handle(), { clientX: 0, button: 0 } );
		fireEvent.pointerMove( handle(), { clientX: 50 } );
		expect( now() ).toBe( ROOM - 100 );
		fireEvent.pointerUp( handle() );
		fireEvent.pointerMove( handle(), { clientX: 90 } );
		expect( now() ).toBe( ROOM - 100 );
	} );

	it( 'is as wide as a phone, and as the window again', async () => {
		const { user } = open();
		await user.click( screen.getByRole( 'button', { name: 'Mobile' } ) );
		expect( now() ).toBe( 375 );
		expect( screen.getByRole( 'button', { name: 'Mobile' } ) ).toHaveAttribute( 'aria-pressed', 'true' );
		await user.click( screen.getByRole( 'button', { name: 'Desktop' } ) );
		expect( now() ).toBe( ROOM );
	} );

	it( 'of a site that refuses to be framed says so and offers a new tab', () => {
		open();
		const frame = screen.getByTitle( 'Preview of your store' );
		Object.defineProperty( frame, 'contentDocument', { value: null } );
		fireEvent.load( frame );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'refuses to be shown' );
		expect( screen.getByRole( 'link', { name: /Open the preview/ } ).getAttribute( 'href' ) ).toBe(
			'http://localhost/?site-preview=1'
		);
	} );
} );

describe( 'previewAddress', () => {
	it.each( [
		[ 'http://store.test', 'http://store.test/?site-preview=1' ],
		[ 'http://store.test/sub/?lang=de', 'http://store.test/sub/?lang=de&site-preview=1' ],
		[ 'javascript:alert(1)', undefined ],
		[ 'data:text/html,x', undefined ],
	] )( 'SC1: of %s is %s', ( home, expected ) => {
		open();
		expect( previewAddress( home ) ).toBe( expected );
	} );
} );
