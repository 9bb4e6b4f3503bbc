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
	const atEachWidth = async ( widths: readonly number[], title: string ) => {
		for ( const width of widths ) {
			await scenario.page.setViewportSize( { width, height: 800 } );
			await scenario.settle();
			await expectReadable( title );
		}
	};

	it( 'keeps its title and shows each item at 360, 768 and 1100 px', async () => {
		await enableParts( scenario, 'header', 'header-item' );
		for ( const [ address, title ] of [
			[ HOME, 'Home' ],
			[ SETTINGS, 'Settings' ],
		] as const ) {
			await scenario.open( address );
			await atEachWidth( [ 360, 768, 1100 ], title );
		}
	} );

	it( 'keeps a long translated title, also right to left, at 360 and 1366 px', async () => {
		await enableParts( scenario, 'header', 'header-item' );
		for ( const direction of [ '', RIGHT_TO_LEFT ] ) {
			await runWithPhp( scenario.store, LONG_TITLE + direction, async () => {
				await scenario.open( SETTINGS );
				await atEachWidth( [ 360, 1366 ], LONG );
			} );
		}
	} );
} );
