import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { finishSetup, restoreHome } from './support/home-store';
import { RIGHT_TO_LEFT, runWithPhp } from './support/run-with-php';
import { prepareScenario } from './support/scenario';
import { setOptions } from './support/store';

const scenario = prepareScenario();
const axe = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

beforeEach( () => finishSetup( scenario.store ) );
afterEach( () => restoreHome( scenario.store ) );

/** Opens Home with every panel open. */
async function openAll(): Promise< void > {
	const { page } = scenario;
	await scenario.open();
	for ( const panel of [ 'orders', 'stock', 'reviews' ] ) {
		await page.locator( `#${ panel }-panel button` ).first().click();
		await page.locator( `#${ panel }-panel li` ).first().waitFor();
	}
	for ( const part of [ '.store-admin-figure', '.store-admin-note' ] ) {
		await page.locator( '.store-admin-section' ).last().scrollIntoViewIfNeeded();
		await page.locator( part ).first().waitFor();
	}
}

async function findViolations(): Promise< string[] > {
	await scenario.page.evaluate( axe );
	const { violations } = await scenario.page.evaluate( () =>
		( window as unknown as { axe: { run: ( place: string ) => Promise< AxeResults > } } ).axe.run( '#root' )
	);
	return violations.flatMap( ( { id, nodes } ) => nodes.map( ( node ) => `${ id }: ${ node.html.slice( 0, 150 ) }` ) );
}

const overflow = () => scenario.page.evaluate( () => document.documentElement.scrollWidth - window.innerWidth );

describe( 'Home of an open store, every panel open', () => {
	it.each( [
		[ 'single_column', 1366 ],
		[ 'two_columns', 1366 ],
		[ 'two_columns', 360 ],
	] )( 'has no accessibility violation and does not overflow in the layout %s at %i px', async ( layout, width ) => {
		await setOptions( scenario.store, { woocommerce_default_homepage_layout: layout } );
		await scenario.page.setViewportSize( { width, height: 900 } );
		await openAll();
		expect( await findViolations() ).toEqual( [] );
		expect( await overflow() ).toBeLessThanOrEqual( 0 );
	} );

	it( 'has no accessibility violation from right to left', async () => {
		await runWithPhp( scenario.store, RIGHT_TO_LEFT, async () => {
			await setOptions( scenario.store, { woocommerce_default_homepage_layout: 'two_columns' } );
			await openAll();
			expect( await findViolations() ).toEqual( [] );
			expect( await overflow() ).toBeLessThanOrEqual( 0 );
		} );
	} );
} );
