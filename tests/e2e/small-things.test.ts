import { afterEach, describe, expect, it } from '@jest/globals';
import { finishSetup, restoreHome } from './support/home-store';
import { HOME, prepareScenario } from './support/scenario';

const scenario = prepareScenario();
const page = () => scenario.page;

/** Minimum size of the target of a control, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24;

afterEach( () => restoreHome( scenario.store ) );

/**
 * Returns the controls of our part of the page whose target is smaller than 24 by 24 pixels. Links within a sentence are exempt.
 */
async function smallControls(): Promise< readonly string[] > {
	return page().evaluate( ( least ) => {
		const controls = document.querySelectorAll< HTMLElement >(
			'.woocommerce-layout :is(a[href], button, input, select, textarea, summary, [role="tab"])'
		);
		const isInSentence = ( control: HTMLElement ) =>
			getComputedStyle( control ).display === 'inline' &&
			[ ...( control.parentElement?.childNodes ?? [] ) ].some(
				( node ) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()
			);
		/** Whether a press at this point would hit the control or its label. */
		const isHit = ( control: HTMLElement, x: number, y: number ) => {
			const hit = document.elementFromPoint( x, y );
			return hit !== null && ( control.contains( hit ) || hit.closest( 'label' )?.contains( control ) === true );
		};
		return [ ...controls ].flatMap( ( control ) => {
			if (
				! control.checkVisibility( { visibilityProperty: true } ) ||
				isInSentence( control ) ||
				control.closest( '.screen-reader-text' )
			) {
				return [];
			}
			control.scrollIntoView( { block: 'center' } );
			const { left, top, width, height } = control.getBoundingClientRect();
			const [ x, y ] = [ left + width / 2, top + height / 2 ];
			const reach = least / 2 - 0.5;
			const isBig =
				( width >= least && height >= least ) ||
				[
					[ -reach, 0 ],
					[ reach, 0 ],
					[ 0, -reach ],
					[ 0, reach ],
				].every( ( [ right = 0, down = 0 ] ) => isHit( control, x + right, y + down ) );
			return isBig ? [] : [ `${ control.outerHTML.slice( 0, 120 ) }: ${ Math.round( width ) } x ${ Math.round( height ) }` ];
		} );
	}, LEAST );
}

/** Returns regions with a heading whose name matches no visible heading. */
async function otherNames(): Promise< readonly string[] > {
	return page().evaluate( () => {
		const seen = ( place: ParentNode ) =>
			[ ...place.querySelectorAll< HTMLElement >( 'h1, h2, h3' ) ].filter( ( heading ) => heading.checkVisibility() );
		const headings = seen( document ).map( ( { innerText } ) => innerText.trim() );
		return [ ...document.querySelectorAll( '.woocommerce-layout :is(section, [role="region"])' ) ].flatMap( ( region ) => {
			const label = document.getElementById( region.getAttribute( 'aria-labelledby' ) ?? '' )?.textContent;
			const name = label ?? region.getAttribute( 'aria-label' ) ?? '';
			const own = seen( region ).find(
				( heading ) => heading.closest( 'section, [role="region"]' ) === region && ! heading.closest( 'li' )
			);
			const isRight = name === '' || ! own || headings.some( ( text ) => text.startsWith( name ) );
			return isRight ? [] : [ `${ name }: ${ own.innerText }` ];
		} );
	} );
}

const PLACES = [ '&task=payments', '&task=payments&id=bacs', '&task=shipping', '&task=tax', '&task=products', '&task=marketing' ];

describe( 'SM5: every control has a target of 24 by 24 pixels, and every region has the name of its heading', () => {
	it.each( PLACES )( 'on Home%s', async ( query ) => {
		await scenario.open( HOME + query );
		await page().locator( '.store-admin-skeleton' ).first().waitFor( { state: 'detached' } );
		for ( const width of [ 1366, 360 ] ) {
			await page().setViewportSize( { width, height: 800 } );
			expect( { width, small: await smallControls() } ).toEqual( { width, small: [] } );
			expect( await otherNames() ).toEqual( [] );
		}
	} );

	it( 'on Home during the set-up', async () => {
		await scenario.open();
		await page().locator( '#setup li' ).first().waitFor();
		for ( const width of [ 1366, 360 ] ) {
			await page().setViewportSize( { width, height: 800 } );
			expect( { width, small: await smallControls() } ).toEqual( { width, small: [] } );
			expect( await otherNames() ).toEqual( [] );
		}
	} );

	it( 'on Home after the set-up, with open panels', async () => {
		await finishSetup( scenario.store );
		await scenario.open();
		for ( const id of [ 'orders', 'stock', 'reviews' ] ) {
			await page().locator( `#${ id }-panel` ).getByRole( 'button' ).first().click();
			await page().locator( `#${ id }-panel li` ).first().waitFor();
		}
		await page().getByRole( 'region', { name: 'Inbox' } ).scrollIntoViewIfNeeded();
		await page().getByRole( 'region', { name: 'Inbox' } ).locator( 'li' ).first().waitFor();
		for ( const width of [ 1366, 360 ] ) {
			await page().setViewportSize( { width, height: 800 } );
			expect( { width, small: await smallControls() } ).toEqual( { width, small: [] } );
			expect( await otherNames() ).toEqual( [] );
		}
	} );
} );
