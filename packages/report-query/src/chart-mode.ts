import { isComparison } from './filter-config';
import type { ReportAddress, ReportQueryDefinition } from './report-address';

/** Fewer items are not compared. */
const LEAST_COMPARED = 2;

/** Returns the segments of the chart (`segmentby`); undefined when it has none. The choice of the last filter decides. */
export function chartSegment( { choices }: ReportAddress, { filters, segmentBy }: ReportQueryDefinition ): string | undefined {
	const segments = filters.flatMap( ( { param } ) => {
		const choice = choices[ param ];
		const isUnused = ! choice || ( isComparison( choice ) && choice.ids.length < LEAST_COMPARED );
		return isUnused ? [] : ( segmentBy?.[ choice.value ] ?? [] );
	} );
	return segments.at( -1 );
}

/**
 * Returns whether the chart compares periods or items. Like in the host, the report decides it by its segments and not the `chartMode` of
 * the filters: the chart of a single product compares periods, that of a single category its products.
 */
export function chartMode( address: ReportAddress, definition: ReportQueryDefinition ): 'item-comparison' | 'time-comparison' {
	return chartSegment( address, definition ) === undefined ? 'time-comparison' : 'item-comparison';
}
