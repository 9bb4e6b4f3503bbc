import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { reportPages, type ReportEntry } from './report-pages';

// Created once, outside of analyticsPages(): that runs again when an extension registers late, and a new component would remount the screen.
const Revenue = lazyScreen< 'RevenueScreen', PageProps >(
	() => import( /* webpackChunkName: "analytics-report" */ './revenue/revenue-screen' ),
	'RevenueScreen'
);

/** Our reports, in the order of the host's list. */
function ownReports(): readonly ReportEntry[] {
	return [ { report: 'revenue', title: __( 'Revenue', 'woocommerce' ), component: Revenue, preload: Revenue.load } ];
}

/** The page definitions of Analytics. */
export function analyticsPages(): readonly OwnPageDefinition[] {
	return [ ...reportPages( ownReports() ) ];
}
