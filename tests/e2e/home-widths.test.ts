import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { widestOverflow } from './support/axe';
import { finishSetup, restoreHome } from './support/home-store';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const ids = [ 'orders', 'stock', 'reviews' ];

beforeEach( async () => {
	await finishSetup( scenario.store );
	await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
} );
afterEach( () => restoreHome( scenario.store ) );

/** Opens Home with all its parts and every panel open. */
async function openAll(): Promise< void > {
	const { page } = scenario;
	await scenario.open();
	for ( const id of ids ) {
		await page.locator( `#${ id }-panel button` ).first().click();
		await page.locator( `#${ id }-panel li` ).first().waitFor();
	}
	await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
	for ( const part of [ '.store-admin-figure a', '.store-admin-note' ] ) {
		await page.locator( part ).first().waitFor();
	}
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
}

/** Positions of all tab stops on Home in tab order, by column. */
const stops = () =>
	scenario.page.evaluate( () => {
		const reached = 'a[href], button:not(:disabled), input, [tabindex="0"]';
		// The row that saves the stock stays at the lower edge of the window.
		const isReached = ( element: HTMLElement ) =>
			element.tabIndex >= 0 && element.getClientRects().length > 0 && ! element.closest( '.store-admin-stock-form__foot' );
		return [ ...document.querySelectorAll( '.woocommerce-homescreen-column' ) ].map( ( column ) =>
			[ ...column.querySelectorAll< HTMLElement >( reached ) ].filter( isReached ).map( ( element ) => ( {
				name: element.textContent,
				start: element.getBoundingClientRect().left,
				bottom: element.getBoundingClientRect().bottom + window.scrollY,
			} ) )
		);
	} );

interface Stop {
	readonly name: string | null;
	readonly start: number;
	readonly bottom: number;
}

/** Tab stops that are neither below the one before, nor on its line, nor in a list beside it. */
const outOfOrder = ( column: readonly Stop[] ) =>
	column.slice( 1 ).filter( ( { start, bottom }, index ) => {
		const before = column[ index ];
		return before !== undefined && bottom < before.bottom - 60 && start <= before.start;
	} );

const isFirstColumnFirst = () =>
	scenario.page.evaluate( () => {
		const [ first, second ] = [ ...document.querySelectorAll( '.woocommerce-homescreen-column' ) ].map( ( column ) =>
			column.getBoundingClientRect()
		);
		return first !== undefined && second !== undefined && ( first.left < second.left || first.top < second.top );
	} );

/** AX8: The tab order goes down the first column and then down the second. */
async function expectTabOrder(): Promise< void > {
	// 320 px is what a window of 1,280 px shows at 400 percent.
	for ( const width of [ 1280, 320 ] ) {
		await scenario.page.setViewportSize( { width, height: 900 } );
		const columns = await stops();
		expect( columns ).toHaveLength( 2 );
		for ( const column of columns ) {
			expect( column.length ).toBeGreaterThan( 3 );
			expect( outOfOrder( column ) ).toEqual( [] );
		}
		expect( await isFirstColumnFirst() ).toBe( true );
	}
}

/** MB1, MB2: Home does not overflow on a phone or tablet, and cuts off no control. */
async function expectNothingCut(): Promise< void > {
	for ( const width of [ 320, 360, 414, 600, 782 ] ) {
		await scenario.page.setViewportSize( { width, height: 740 } );
		expect( { width, overflow: await widestOverflow( scenario.page ) } ).toEqual( { width, overflow: 0 } );
		const cut = await scenario.page.locator( '#root a:visible, #root button:visible' ).evaluateAll(
			( controls, limit ) =>
				controls
					.filter( ( control ) => {
						const { left, right } = control.getBoundingClientRect();
						return right > limit + 1 || left < -1;
					} )
					.map( ( { textContent } ) => textContent ),
			width
		);
		expect( { width, cut } ).toEqual( { width, cut: [] } );
	}
}

/** MB2: The number of an order is on one line with its amount beside it, also in a narrow column. */
async function expectOrdersOnOneLine(): Promise< void > {
	for ( const width of [ 360, 782, 961, 1366 ] ) {
		await scenario.page.setViewportSize( { width, height: 740 } );
		const rows = await scenario.page.locator( '#orders-panel li' ).evaluateAll( ( items ) =>
			items.map( ( item ) => {
				const boxOf = ( part: string ) => item.querySelector( `.store-admin-activity-row__${ part }` )?.getBoundingClientRect();
				const [ number, figure ] = [ boxOf( 'number' ), boxOf( 'figure' ) ];
				return number && figure && { lines: Math.round( number.height / 20 ), isBeside: figure.left > number.right };
			} )
		);
		expect( rows ).toHaveLength( 5 );
		expect( { width, odd: rows.filter( ( row ) => ! ( row?.lines === 1 && row.isBeside ) ) } ).toEqual( { width, odd: [] } );
	}
}

/** MB3: Menus stay within the window. */
async function expectMenusInside(): Promise< void > {
	for ( const width of [ 360, 782, 961, 1280 ] ) {
		await scenario.page.setViewportSize( { width, height: 740 } );
		// With another width the figures may change their place, and are loaded there once they are near.
		await scenario.page.getByRole( 'region', { name: 'Stats overview' } ).evaluate( ( element ) => element.scrollIntoView() );
		for ( const name of [ 'Display options', 'Choose which values to display', 'Inbox Notes Options' ] ) {
			await scenario.page.getByRole( 'button', { name } ).click();
			const box = await scenario.page.getByRole( 'menu', { name } ).boundingBox();
			expect( box?.x ).toBeGreaterThanOrEqual( 0 );
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual( width );
			await scenario.page.keyboard.press( 'Escape' );
		}
	}
}

describe( 'Home', () => {
	it( 'AX8, MB1, MB2, MB3: keeps its tab order, controls, orders and menus usable at every width', async () => {
		await openAll();
		await expectTabOrder();
		await expectNothingCut();
		await expectOrdersOnOneLine();
		await expectMenusInside();
	} );
} );

describe( 'Home from right to left', () => {
	it( 'I4, I5: mirrors arrows and nothing else, and keeps amounts together', async () => {
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
			await openAll();
			const isMirrored = ( selector: string ) =>
				scenario.page
					.locator( selector )
					.first()
					.evaluate( ( sign ) => new DOMMatrix( getComputedStyle( sign ).transform ).a < 0 );
			expect( await isMirrored( '.store-admin-task-row__chevron' ) ).toBe( true );
			for ( const sign of [ '.store-admin-stars svg', '.store-admin-figure__delta svg' ] ) {
				if ( ( await scenario.page.locator( sign ).count() ) > 0 ) {
					expect( { sign, isMirrored: await isMirrored( sign ) } ).toEqual( { sign, isMirrored: false } );
				}
			}
			const [ first, second ] = await scenario.page.locator( '.woocommerce-homescreen-column' ).all();
			expect( ( await first?.boundingBox() )?.x ).toBeGreaterThan( ( await second?.boundingBox() )?.x ?? 0 );
			const amount = scenario.page.locator( '#orders-panel bdi.store-admin-activity-row__figure' ).first();
			expect( await amount.textContent() ).toMatch( /^\$[\d,.]+$/ );
			expect( await amount.evaluate( ( element ) => getComputedStyle( element ).unicodeBidi ) ).toBe( 'isolate' );
			expect( await widestOverflow( scenario.page ) ).toBeLessThanOrEqual( 0 );
		} );
	} );
} );
