import { addFilter, removeAllFilters } from '@wordpress/hooks';
import { afterEach, describe, expect, it } from '@jest/globals';
import { expectConsole } from '../../../../tests/js/console-guard';
import { reportPages, type ReportEntry } from '../report-pages';

const FILTER = 'woocommerce_admin_reports_list';
const Report = () => null;
const own: readonly ReportEntry[] = [ { report: 'revenue', title: 'Revenue', component: Report } ];
const pathsAndTitles = () => reportPages( own ).map( ( { path, breadcrumbs } ) => [ path, breadcrumbs?.[ 1 as never ] ] );

afterEach( () => {
	removeAllFilters( FILTER, '' );
} );

describe( 'reportPages', () => {
	it( 'has a page for a report of an extension, for those who may see reports', () => {
		addFilter( FILTER, 'test', ( reports: readonly ReportEntry[] ) => [
			...reports,
			{ report: 'mood', title: 'Mood', component: Report, navArgs: { id: 'mood-report' } },
		] );
		const mood = reportPages( own ).find( ( { path } ) => path === '/analytics/mood' );
		expect( mood ).toMatchObject( { capability: 'view_woocommerce_reports', navArgs: { id: 'mood-report' }, container: Report } );
	} );

	it( 'lets an extension replace and remove a report of ours', () => {
		const Better = () => null;
		addFilter( FILTER, 'test', () => [ { report: 'revenue', title: 'Income', component: Better } ] );
		expect( reportPages( own )[ 0 ] ).toMatchObject( { container: Better } );
		expect( pathsAndTitles() ).toEqual( [ [ '/analytics/revenue', 'Income' ] ] );
		addFilter( FILTER, 'test-2', () => [] );
		expect( pathsAndTitles() ).toEqual( [] );
	} );

	it( 'leaves out a report without a component and ignores a filter that returns no list, with a warning', () => {
		addFilter( FILTER, 'test', ( reports: readonly ReportEntry[] ) => [ ...reports, { report: 'broken', title: 'Broken' } ] );
		expectConsole( 'warn', /report 1: has no name/ );
		expect( pathsAndTitles() ).toEqual( [ [ '/analytics/revenue', 'Revenue' ] ] );
		addFilter( FILTER, 'test-2', () => 'nonsense' );
		expectConsole( 'warn', /handler test-2/ );
		expect( pathsAndTitles() ).toEqual( [ [ '/analytics/revenue', 'Revenue' ] ] );
	} );
} );
