import { choicesOf, type FilterOption } from './filter-config';
import type { ReportAddress, ReportQueryDefinition } from './report-address';

function chosenOptions( { choices }: ReportAddress, { filters }: ReportQueryDefinition ): readonly FilterOption[] {
	return filters.flatMap( ( filter ) => choicesOf( filter ).filter( ( { value } ) => value === choices[ filter.param ]?.value ) );
}

/**
 * Returns whether the chart compares periods or items. The last filter with a `chartMode` decides. Without segments there is nothing to
 * compare but periods: a single coupon has the mode of its menu, and no segments.
 */
export function chartMode(
	address: ReportAddress,
	definition: ReportQueryDefinition,
	segment: string | undefined = chartSegment( address, definition )
): 'item-comparison' | 'time-comparison' {
	const modes = chosenOptions( address, definition ).flatMap( ( { chartMode: mode } ) => mode ?? [] );
	return segment === undefined ? 'time-comparison' : ( modes.at( -1 ) ?? 'time-comparison' );
}

/** Returns the segments of the chart (`segmentby`); undefined when it has none. */
export function chartSegment( address: ReportAddress, definition: ReportQueryDefinition ): string | undefined {
	return chosenOptions( address, definition )
		.flatMap( ( { value } ) => definition.segmentBy?.[ value ] ?? [] )
		.at( -1 );
}
