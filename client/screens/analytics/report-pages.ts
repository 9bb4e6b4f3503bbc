import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { applySafeFilter, warnOfCulprit } from '@store-admin/extensibility';
import { isComponent } from '../../shared/is-component';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';

/** A report in the form of the public filter `woocommerce_admin_reports_list`. */
export interface ReportEntry {
	/** Last part of the path: `/analytics/{report}`. */
	readonly report: string;
	readonly title: string;
	readonly component: ComponentType< PageProps >;
	readonly navArgs?: { readonly id?: string };
	/** Starts to load the code of a report of ours. */
	readonly preload?: () => Promise< unknown >;
}

const FILTER = 'woocommerce_admin_reports_list';

function isList( value: unknown ): value is readonly unknown[] {
	return Array.isArray( value );
}

function isEntry( value: unknown ): value is ReportEntry {
	const { report, title, component } = ( typeof value === 'object' && value !== null ? value : {} ) as Partial< ReportEntry >;
	return typeof report === 'string' && report !== '' && typeof title === 'string' && isComponent( component );
}

/** The first breadcrumb of the pages of Analytics, a link to the overview. */
export const analyticsBreadcrumb = () => [ 'admin.php?page=wc-admin&path=/analytics/overview', __( 'Analytics', 'woocommerce' ) ] as const;

function toPage( { report, title, component, navArgs, preload }: ReportEntry ): OwnPageDefinition {
	return {
		container: component,
		path: `/analytics/${ report }`,
		capability: 'view_woocommerce_reports',
		breadcrumbs: [ analyticsBreadcrumb(), title ],
		wpOpenMenu: 'toplevel_page_wc-admin-path--analytics-overview',
		navArgs: { id: `woocommerce-analytics-${ report }`, ...navArgs },
		...( preload ? { preload } : {} ),
	};
}

/**
 * The pages of our reports and those of extensions. An extension may also replace or remove a report of ours.
 *
 * @param own Our reports.
 */
export function reportPages( own: readonly ReportEntry[] ): readonly OwnPageDefinition[] {
	const entries = applySafeFilter< readonly unknown[] >( FILTER, [ ...own ], isList );
	return entries.flatMap( ( entry, index ) => {
		if ( ! isEntry( entry ) ) {
			warnOfCulprit( `filter ${ FILTER }, report ${ index }`, 'has no name, title or component. It was left out.' );
			return [];
		}
		return [ toPage( entry ) ];
	} );
}
