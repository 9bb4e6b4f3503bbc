import type { Page } from 'playwright-core';
import type { ReportFacts } from './report-facts';

/** Selectors of the parts of a report in one of the two apps. */
export interface ReportParts {
	readonly figure: string;
	readonly figureLabel: string;
	readonly figureValue: string;
	readonly figureChange: string;
	/** Card of a table. */
	readonly table: string;
	readonly tableTitle: string;
	readonly heading: string;
	readonly row: string;
	readonly cell: string;
	readonly pages: string;
	readonly total: string;
	readonly error: string;
	/** What a loaded report has at least. */
	readonly ready: string;
	/** Placeholders of loading content. */
	readonly pending: string;
}

/** Runs in the page and reads a report. It uses no module of ours, because the browser only gets its source. */
function seeReport( parts: ReportParts ): ReportFacts {
	const main = document.querySelector( '.woocommerce-layout__main' ) ?? document.body;
	const all = ( selector: string, from: ParentNode = main ) => [ ...from.querySelectorAll( selector ) ];
	const unseen = '.screen-reader-text, [role="tooltip"], svg, style, script';
	/** Visible words; the parts of an element are separated, as by an icon or a line break. */
	const wordsOf = ( element: Element | null ) => {
		const words: string[] = [];
		if ( element !== null ) {
			const walker = document.createTreeWalker( element, NodeFilter.SHOW_TEXT );
			for ( let node = walker.nextNode(); node !== null; node = walker.nextNode() ) {
				const parent = node.parentElement;
				if ( parent !== null && parent.closest( unseen ) === null && parent.checkVisibility() ) {
					words.push( node.textContent ?? '' );
				}
			}
		}
		return words.join( ' ' ).replace( /\s+/g, ' ' ).trim();
	};
	const isChoice = ( cell: Element ) => cell.querySelector( 'input[type="checkbox"]' ) !== null;
	return {
		figures: all( parts.figure ).map( ( figure ) => ( {
			label: wordsOf( figure.querySelector( parts.figureLabel ) ),
			value: wordsOf( figure.querySelector( parts.figureValue ) ),
			change: ( figure.querySelector( parts.figureChange )?.textContent ?? '' ).trim(),
		} ) ),
		tables: all( parts.table ).map( ( table ) => ( {
			title: wordsOf( table.querySelector( parts.tableTitle ) ),
			columns: all( parts.heading, table )
				.filter( ( heading ) => ! isChoice( heading ) )
				.map( wordsOf ),
			rows: all( parts.row, table )
				.map( ( row ) => all( parts.cell, row ).filter( ( cell ) => ! isChoice( cell ) ) )
				.filter( ( cells ) => cells.length > 0 )
				.map( ( cells ) => cells.map( wordsOf ) ),
			pages: wordsOf( table.querySelector( parts.pages ) ),
			totals: all( parts.total, table ).map( wordsOf ),
		} ) ),
		errors: all( parts.error ).map( wordsOf ),
	};
}

/** Source of a call that reads the report. `__name` is a function that the compiler of this command adds. */
const sourceOf = ( parts: ReportParts ) =>
	`( () => { const __name = ( named ) => named; return ( ${ String( seeReport ) } )( ${ JSON.stringify( parts ) } ); } )()`;

const IN_MAIN = '.woocommerce-layout__main';

async function waitUntilLoaded( page: Page, { ready, pending }: ReportParts ): Promise< void > {
	const source = `document.querySelector( ${ JSON.stringify( `${ IN_MAIN } ${ ready }` ) } ) !== null && document.querySelector( ${ JSON.stringify( `${ IN_MAIN } ${ pending }` ) } ) === null`;
	// The limit of the visit is above this one.
	await page.waitForFunction( source, null, { timeout: 0, polling: 100 } );
}

/**
 * Reads a report once nothing loads any more, and two readings with half a second between them are the same.
 *
 * @param page  page with the report
 * @param parts selectors of the app that shows it
 */
export async function readReport( page: Page, parts: ReportParts ): Promise< ReportFacts > {
	for ( let last = ''; ; ) {
		await waitUntilLoaded( page, parts );
		const facts = await page.evaluate< ReportFacts >( sourceOf( parts ) );
		if ( JSON.stringify( facts ) === last ) {
			return facts;
		}
		last = JSON.stringify( facts );
		await page.waitForTimeout( 500 );
	}
}
