import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { Chart, ChartControls } from '@store-admin/charts';
import { comparisonLabel, periodLabel } from '@store-admin/components';
import type { ReportSegment, WholeStats } from '@store-admin/data';
import { allowedIntervals, validInterval } from '@store-admin/format';
import type { QueryInput } from '@store-admin/query';
import { chartMode, withChart, withDates, type ReportDates, type ReportQueryDefinition } from '@store-admin/report-query';
import { getSettings } from '@store-admin/settings';
import { decodeText } from '../../../../shared/plain-text';
import { describeError } from '../../../../shared/remote/describe-error';
import { itemsChart, periodChart, type ChartData } from './chart-data';
import { chartValueFormat } from './chart-values';
import { intervalLabel } from './interval-label';
import type { ReportChart as Figure, ReportContext } from './report-definition';
import type { ReportAnswersHook } from './use-report';
import { useKeptChart } from './use-kept-chart';
import { useSeriesColors } from './use-series-colors';

export interface ReportChartProps extends Pick< ReportAnswersHook< never >, 'current' | 'compared' > {
	readonly figure: Figure;
	readonly definition: ReportQueryDefinition;
	readonly dates: ReportDates;
	readonly context: ReportContext;
	readonly open: ( query: QueryInput ) => void;
	/** Returns the name of a compared item; by default the one of the host. */
	readonly segmentName?: ( ( segment: ReportSegment ) => string ) | undefined;
}

/** Placeholder series while the chart is pending: their number is that of the final chart. */
const PENDING_SERIES = [ 'current', 'compared' ].map( ( key ) => ( { key, label: '', total: null } ) );
const NO_DATA: ChartData = { series: [], points: [] };

const standardName = ( { segment_label: label, segment_id: id }: ReportSegment ) => decodeText( label ) || `#${ id }`;

function useChartData( props: ReportChartProps ): ChartData {
	const { figure, definition, dates, context, current, compared, segmentName = standardName } = props;
	const { locale } = getSettings();
	const mode = chartMode( context.address, definition );
	const whole = current.remote.status === 'ready' ? current.remote.data : null;
	const before = compared.remote.status === 'ready' ? compared.remote.data : null;
	const shown: WholeStats | null = current.isOutdated === compared.isOutdated || mode === 'item-comparison' ? before : null;
	// Another figure is computed after the press has been answered, because a year of days takes a while.
	const figureKey = useDeferredValue( figure.key );
	const fresh = useMemo( () => {
		const options = { figure: figureKey, dates, locale };
		if ( ! whole ) {
			return NO_DATA;
		}
		if ( mode === 'item-comparison' ) {
			return itemsChart( whole, segmentName, options );
		}
		return periodChart( whole, shown, { period: periodLabel( dates.period ), comparison: comparisonLabel( dates.compare ) }, options );
	}, [ whole, shown, mode, figureKey, dates, locale, segmentName ] );
	return useKeptChart( fresh, current.isOutdated );
}

/** The chart of the selected figure. */
export function ReportChart( props: ReportChartProps ): ReactElement {
	const { figure, dates, context, current, open } = props;
	const { address, query, format } = context;
	const data = useChartData( props );
	const series = useSeriesColors( data.series );
	const { remote } = current;
	return (
		<Chart
			title={ figure.label }
			status={ remote.status }
			isRefreshing={ current.isOutdated }
			errorMessage={ remote.status === 'failed' ? describeError( remote.error ).message : undefined }
			onRetry={ current.retry }
			series={ remote.status === 'ready' ? series : PENDING_SERIES }
			points={ data.points }
			type={ address.chartType }
			decimals={ format.decimals( figure.type ) }
			formatValue={ chartValueFormat( figure.type, format ) }
			isRtl={ getSettings().locale.isRtl }
			hasSearch={ address.search.length > 0 }
			controls={
				<ChartControls
					intervals={ allowedIntervals( dates.period, dates.range ).map( ( value ) => ( {
						value,
						label: intervalLabel( value ),
					} ) ) }
					interval={ dates.interval }
					onIntervalChange={ ( interval ) =>
						open( withDates( query, { ...dates, interval: validInterval( interval, dates.period, dates.range ) } ) )
					}
					type={ address.chartType }
					onTypeChange={ ( chartType ) => open( withChart( query, { chartType } ) ) }
				/>
			}
		/>
	);
}
