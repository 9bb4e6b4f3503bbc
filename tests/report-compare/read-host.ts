import type { Page } from 'playwright-core';
import { readReport, type ReportParts } from './read-report';
import type { ReportFacts } from './report-facts';

const PARTS: ReportParts = {
	figure: '.woocommerce-summary__item',
	figureLabel: '.woocommerce-summary__item-label',
	figureValue: '.woocommerce-summary__item-value',
	figureChange: '.woocommerce-summary__item-delta',
	table: '.woocommerce-table',
	tableTitle: '.components-card__header h2, .components-card__header [class*="components-text"]',
	heading: '.woocommerce-table__table th[scope="col"]',
	row: '.woocommerce-table__table tr',
	cell: '.woocommerce-table__item',
	pages: '.woocommerce-pagination__page-arrows-label',
	total: '.woocommerce-table__summary-item',
	error: ':is( .woocommerce-analytics-error, .woocommerce-empty-content )',
	ready: ':is( .woocommerce-table__item, .woocommerce-table__empty-item, .woocommerce-analytics-error, .woocommerce-empty-content )',
	pending: ':is( .is-placeholder, .is-loading, .woocommerce-chart-placeholder )',
};

/**
 * Reads a report of the host's own app.
 *
 * @param page page with the report
 */
export function readHost( page: Page ): Promise< ReportFacts > {
	return readReport( page, PARTS );
}
