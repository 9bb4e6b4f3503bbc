import { describe, expect, it } from '@jest/globals';
import { widestOverflow } from './support/axe';
import { enableParts } from './support/parts';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const SETTINGS = 'admin.php?page=wc-settings';
const header = () => scenario.page.locator( '.woocommerce-layout__header' );
const ITEMS = [ 'Sample way back', 'Sample header item', /^First sample item/, 'Second sample item' ];
const LONG = 'Wirklichkeitsgetreue Einstellungen des Geschäfts';
const LONG_TITLE = `add_filter( 'gettext', function ( $text, $original ) { return 'Settings' === $original ? '${ LONG }' : $text; }, 10, 2 );`;

/** Fails unless the title and the items are fully visible and do not overlap. */
async function expectReadable( title: string ): Promise< void > {
	const heading = scenario.page.getByRole( 'heading', { level: 1, name: title } ).and( header().locator( 'h1' ) );
	await heading.waitFor();
	for ( const item of ITEMS ) {
		await header().getByText( item ).waitFor();
	}
	const isCut = await heading.evaluate( ( { scrollWidth, clientWidth, scrollHeight, clientHeight } ) => {
		return scrollWidth > clientWidth || scrollHeight > clientHeight;
	} );
	expect( isCut ).toBe( false );
	const boxes = await Promise.all(
		[ heading, ...ITEMS.map( ( item ) => header().getByText( item ) ) ].map( ( part ) => part.boundingBox() )
	);
	const width = scenario.page.viewportSize()?.width ?? 0;
	for ( const [ index, box ] of boxes.entries() ) {
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual( width );
		const overlapping = boxes.filter( ( other, place ) => {
			const isBeside = ! box || ! other || box.x + box.width <= other.x || other.x + other.width <= box.x;
			return place > index && ! isBeside && box.y < other.y + other.height && other.y < box.y + box.height;
		} );
		expect( overlapping ).toEqual( [] );
	}
	expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
}

describe( 'a header with items of extensions', () => {
	it.each( [ 360, 768, 1100 ] )( 'keeps its title and shows each item at %i px', async ( width ) => {
		await enableParts( scenario, 'header', 'header-item' );
		await scenario.page.setViewportSize( { width, height: 800 } );
		await scenario.open( HOME );
		await expectReadable( 'Home' );
		await scenario.open( SETTINGS );
		await expectReadable( 'Settings' );
	} );

	it.each( [ 360, 1366 ] )( 'keeps a long translated title, also right to left, at %i px', async ( width ) => {
		await enableParts( scenario, 'header', 'header-item' );
		await scenario.page.setViewportSize( { width, height: 800 } );
		for ( const direction of [ '', RIGHT_TO_LEFT ] ) {
			await runWithPhp( scenario.store, LONG_TITLE + direction, async () => {
				await scenario.open( SETTINGS );
				await expectReadable( LONG );
			} );
		}
	} );
} );
