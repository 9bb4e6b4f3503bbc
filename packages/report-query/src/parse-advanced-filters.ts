import { asText, isFields, parseConfig, parseList, type ParsedConfig, type Fields, type Report } from './config-value';
import type { AdvancedFilter, AdvancedFilters, FilterInput } from './filter-config';

const NONE: AdvancedFilters = { title: '', filters: {} };

/**
 * Parses the advanced filters that a public filter returned. Invalid parts are left out.
 *
 * @param given Return value of the filter `woocommerce_admin_*_report_advanced_filters`.
 * @return The valid filters, and the problems of the invalid parts. Never throws.
 */
export function parseAdvancedFilters( given: unknown ): ParsedConfig< AdvancedFilters > {
	return parseConfig( ( report ) => {
		if ( ! isFields( given ) ) {
			report( 'not_an_object', '' );
			return NONE;
		}
		// PHP and some extensions send an empty map as a list.
		const filters = isFields( given[ 'filters' ] ) ? given[ 'filters' ] : {};
		const usable = Object.entries( filters ).flatMap( ( [ key, filter ] ) => {
			const parsed = parseFilter( key, filter, report );
			return parsed ? [ [ key, parsed ] as const ] : [];
		} );
		return { ...given, title: asText( given[ 'title' ] ), filters: Object.fromEntries( usable ) };
	}, NONE );
}

function parseFilter( key: string, given: unknown, report: Report ): AdvancedFilter | undefined {
	const at = `filters.${ key }`;
	if ( ! isFields( given ) ) {
		return report( 'not_an_object', at );
	}
	// The query parser ignores names of Object.prototype, and brackets mean a list.
	if ( key === '' || key in Object.prototype || /[[\]]/.test( key ) ) {
		return report( 'bad_name', at );
	}
	const input = parseInput( given[ 'input' ] );
	if ( ! input ) {
		return report( 'no_input', at );
	}
	return {
		...given,
		labels: parseLabels( given[ 'labels' ] ),
		rules: parseList( given[ 'rules' ], ( rule, where ) => parseChoice( rule, where, report ), `${ at }.rules` ),
		input,
		allowMultiple: given[ 'allowMultiple' ] === true,
	};
}

function parseLabels( given: unknown ): Readonly< Record< string, string > > {
	return isFields( given ) ? Object.fromEntries( Object.entries( given ).map( ( [ name, label ] ) => [ name, asText( label ) ] ) ) : {};
}

interface Choice {
	readonly value: string;
	readonly label: string;
}

function parseChoice( given: unknown, at: string, report: Report ): Choice | undefined {
	if ( ! isFields( given ) || asText( given[ 'value' ] ) === '' ) {
		return report( 'no_value', at );
	}
	return { ...given, value: asText( given[ 'value' ] ), label: asText( given[ 'label' ] ) };
}

function parseInput( given: unknown ): FilterInput | undefined {
	if ( ! isFields( given ) || asText( given[ 'component' ] ) === '' ) {
		return undefined;
	}
	const { type, getLabels, options, defaultOption, autocompleter, ...others } = given;
	return {
		...others,
		component: asText( given[ 'component' ] ),
		...( type === undefined ? {} : { type: asText( type ) } ),
		...( typeof getLabels === 'function' ? { getLabels: getLabels as NonNullable< FilterInput[ 'getLabels' ] > } : {} ),
		...( isFields( autocompleter ) ? { autocompleter } : {} ),
		...( Array.isArray( options ) ? { options: parseOptions( options ) } : {} ),
		...( defaultOption === undefined ? {} : { defaultOption: asText( defaultOption ) } ),
	};
}

/** Choices with an empty value are kept, for example "choose one". */
function parseOptions( given: readonly unknown[] ): readonly Choice[] {
	return given
		.filter( ( option ): option is Fields => isFields( option ) )
		.map( ( option ) => ( { ...option, value: asText( option[ 'value' ] ), label: asText( option[ 'label' ] ) } ) );
}
