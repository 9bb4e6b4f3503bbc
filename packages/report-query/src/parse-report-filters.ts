import { asText, asTexts, isFields, parseConfig, parseList, type ParsedConfig, type Fields, type Report } from './config-value';
import type { FilterOption, FilterSettings, ReportFilter } from './filter-config';

const always = () => true;

/**
 * Parses the simple filters that a public filter returned. Invalid parts are left out; missing parts get their defaults.
 *
 * @param given Return value of the filter `woocommerce_admin_*_report_filters`.
 * @return The valid filters, and the problems of the invalid parts. Never throws.
 */
export function parseReportFilters( given: unknown ): ParsedConfig< readonly ReportFilter[] > {
	return parseConfig( ( report ) => {
		if ( ! Array.isArray( given ) ) {
			report( 'not_a_list', '' );
		}
		return parseList( given, ( item, at ) => parseFilter( item, at, report ), 'filters' );
	}, [] );
}

function parseFilter( given: unknown, at: string, report: Report ): ReportFilter | undefined {
	if ( ! isFields( given ) ) {
		return report( 'not_an_object', at );
	}
	const param = given[ 'param' ] === undefined ? 'filter' : asText( given[ 'param' ] );
	if ( param === '' ) {
		return report( 'no_param', at );
	}
	const filters = parseOptions( given[ 'filters' ], at, report );
	if ( filters.length === 0 ) {
		return report( 'no_choices', at );
	}
	const { showFilters, defaultValue, ...others } = given;
	return {
		...others,
		label: asText( given[ 'label' ] ),
		param,
		staticParams: asTexts( given[ 'staticParams' ] ),
		showFilters: typeof showFilters === 'function' ? ( showFilters as ReportFilter[ 'showFilters' ] ) : always,
		filters,
		...( defaultValue === undefined ? {} : { defaultValue: asText( defaultValue ) } ),
	};
}

function parseOptions( given: unknown, at: string, report: Report ): readonly FilterOption[] {
	return parseList( given, ( item, where ) => parseOption( item, where, report ), `${ at }.filters` );
}

function parseOption( given: unknown, at: string, report: Report ): FilterOption | undefined {
	if ( ! isFields( given ) ) {
		return report( 'not_an_object', at );
	}
	const value = asText( given[ 'value' ] );
	if ( value === '' ) {
		return report( 'no_value', at );
	}
	const { subFilters, settings, ...others } = given;
	const below = subFilters === undefined ? undefined : parseOptions( subFilters, at, report );
	if ( below?.length === 0 ) {
		return report( 'no_choices', at );
	}
	const search = parseSettings( settings );
	if ( ! search && ( settings !== undefined || given[ 'component' ] === 'Search' ) ) {
		return report( 'no_settings', at );
	}
	return {
		...usableExtras( others ),
		label: asText( given[ 'label' ] ),
		value,
		...( below ? { subFilters: below } : {} ),
		...( search ? { settings: search } : {} ),
	};
}

function usableExtras( { chartMode, path, onClick, ...others }: Fields ): Omit< FilterOption, 'label' | 'value' > {
	return {
		...others,
		...( chartMode === 'item-comparison' || chartMode === 'time-comparison' ? { chartMode } : {} ),
		...( path === undefined ? {} : { path: asTexts( path ) } ),
		...( typeof onClick === 'function' ? { onClick: onClick as NonNullable< FilterOption[ 'onClick' ] > } : {} ),
	};
}

function parseSettings( given: unknown ): FilterSettings | undefined {
	if ( ! isFields( given ) || asText( given[ 'param' ] ) === '' ) {
		return undefined;
	}
	return { ...withUsableTypes( given ), type: asText( given[ 'type' ] ), param: asText( given[ 'param' ] ) };
}

function withUsableTypes( { getLabels, labels, autocompleter, ...others }: Fields ): Omit< FilterSettings, 'type' | 'param' > {
	return {
		...others,
		...( typeof getLabels === 'function' ? { getLabels: getLabels as NonNullable< FilterSettings[ 'getLabels' ] > } : {} ),
		...( isFields( labels ) ? { labels } : {} ),
		...( isFields( autocompleter ) ? { autocompleter } : {} ),
	};
}
