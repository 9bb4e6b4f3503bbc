import { useFilteredValue } from '@store-admin/extensibility';
import { overviewCharts, type OverviewChart } from './overview-charts';

const FILTER = 'woocommerce_admin_dashboard_charts_filter';
const TYPES: readonly unknown[] = [ 'number', 'currency', 'average' ];

const isText = ( value: unknown ) => typeof value === 'string' && value !== '';

function isChart( value: unknown ): value is OverviewChart {
	const { endpoint, key, label, type } = ( typeof value === 'object' && value !== null ? value : {} ) as Partial< OverviewChart >;
	return isText( endpoint ) && isText( key ) && isText( label ) && TYPES.includes( type );
}

function isChartList( value: unknown ): value is readonly OverviewChart[] {
	return Array.isArray( value ) && value.every( isChart );
}

/** Charts of the host and of extensions. */
export function useFilteredCharts(): readonly OverviewChart[] {
	return useFilteredValue( FILTER, overviewCharts, isChartList );
}
