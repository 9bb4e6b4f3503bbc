import type { Page } from 'playwright-core';
import { readReport, type ReportParts } from './read-report';
import type { ReportFacts } from './report-facts';

/** Matches when the page was opened with the host's own app, because it is not replaced yet. */
const OF_HOST = '.woocommerce-layout__main :is( .woocommerce-table__table, .woocommerce-summary )';

const PARTS: ReportParts = {
	figure: '.store-admin-figure',
	figureLabel: '.store-admin-figure__label',
	figureValue: '.store-admin-figure__value',
	figureChange: '.store-admin-figure__delta .screen-reader-text',
	table: '.store-admin-table-card',
	tableTitle: '.store-admin-section__title',
	heading: '.store-admin-table th[scope="col"]',
	row: '.store-admin-table tbody tr',
	cell: '.store-admin-table__cell',
	pages: '.store-admin-pagination__place',
	total: '.store-admin-table-summary__total',
	error: ':is( .store-admin-section-error__title, .store-admin-inline-error__text )',
	ready: `:is( .store-admin-table tbody:not( .store-admin-table__skeleton ), .store-admin-section-error, .woocommerce-table__table )`,
	// Each address names a comparison, so a figure without a change waits for the compared period.
	pending:
		':is( .store-admin-figure:not( :has( .store-admin-figure__delta ) ), .store-admin-skeleton-group, .store-admin-table__skeleton, .store-admin-skeleton, table[aria-busy], ul[aria-busy], section[aria-busy] )',
};

/** "down 29%, which is better" in the notation of the host: "-29%". */
export function toHostChange( change: string ): string {
	const [ , direction, percent ] = /^(up|down) (\d+%)/.exec( change ) ?? [];
	if ( percent !== undefined ) {
		return direction === 'down' ? `-${ percent }` : percent;
	}
	return change === 'no change' ? '0%' : change;
}

/**
 * Reads a report of our app.
 *
 * @param page page with the report
 * @throws Error when the host's own app shows it
 */
export async function readOurs( page: Page ): Promise< ReportFacts > {
	const facts = await readReport( page, PARTS );
	if ( ( await page.locator( OF_HOST ).count() ) > 0 ) {
		throw new Error( "the host's own app shows this page" );
	}
	return { ...facts, figures: facts.figures.map( ( figure ) => ( { ...figure, change: toHostChange( figure.change ) } ) ) };
}
