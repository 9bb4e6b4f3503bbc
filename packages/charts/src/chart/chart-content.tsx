import { useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { ChartPlot } from '../plot/chart-plot';
import { useShownSeries } from '../series/use-shown-series';
import type { ChartPoint, ChartSeries, ChartType, FormatValue } from '../types';
import { ChartLegend } from './chart-legend';
import { ChartTable } from './chart-table';
import { describeChart } from './describe-chart';

export interface ChartContentProps {
	readonly title: string;
	readonly series: readonly ChartSeries[];
	readonly points: readonly ChartPoint[];
	readonly type: ChartType;
	readonly decimals: number;
	readonly formatValue: FormatValue;
	readonly formatTick?: FormatValue | undefined;
	readonly isRtl: boolean;
	readonly hasSearch?: boolean | undefined;
}

/** Like in the host, a chart that has only zeros counts as empty. */
const isEmpty = ( points: readonly ChartPoint[] ) => points.every( ( { values } ) => values.every( ( value ) => ! value ) );

/** Content of a loaded chart: summary sentence, legend, plot and table. */
export function ChartContent( props: ChartContentProps ): ReactElement {
	const { title, series, points, type, decimals, formatValue, formatTick = formatValue, isRtl, hasSearch = false } = props;
	const { all, shown, patterns, toggle } = useShownSeries( series );
	const [ highlighted, setHighlighted ] = useState< string | null >( null );
	const [ isTableOpen, setIsTableOpen ] = useState( false );
	const format = ( value: number ) => formatValue( value, decimals );
	// Without these marks a minus sign would move behind the amount in a right-to-left sentence.
	const formatInText = ( value: number ) => ( isRtl ? `\u2068${ format( value ) }\u2069` : format( value ) );
	const emptyText = hasSearch
		? __( 'No data for the current search', 'woocommerce' )
		: __( 'No data for the selected date range', 'woocommerce' );
	const hasData = series.length > 0 && ! isEmpty( points );
	return (
		<>
			<p className="store-admin-chart__summary">{ describeChart( { title, series, points, format: formatInText } ).join( ' ' ) }</p>
			<ChartLegend all={ all } shown={ shown } type={ type } format={ format } onToggle={ toggle } onHighlight={ setHighlighted } />
			<div className="store-admin-chart__area">
				{ hasData ? (
					<ChartPlot { ...{ title, points, shown, type, decimals, formatValue, formatTick, isRtl, highlighted, patterns } } />
				) : (
					<p className="store-admin-chart__empty">{ emptyText }</p>
				) }
			</div>
			<div className="store-admin-chart__footer">
				{ hasData && (
					<Button variant="link" onClick={ () => setIsTableOpen( ! isTableOpen ) }>
						{ isTableOpen ? __( 'Hide table', 'store-admin' ) : __( 'Show as table', 'store-admin' ) }
					</Button>
				) }
			</div>
			{ hasData && isTableOpen && (
				<ChartTable
					title={ title }
					points={ points }
					shown={ shown }
					format={ ( value ) => ( value === null ? __( 'No data', 'store-admin' ) : format( value ) ) }
				/>
			) }
		</>
	);
}
