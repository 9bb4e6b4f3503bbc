import { useMemo, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Chart, type ChartType } from '@store-admin/charts';
import { comparisonLabel, periodLabel } from '@store-admin/components';
import type { WholeStats } from '@store-admin/data';
import { getNewPath, getPersistedQuery, Link } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { describeError } from '../../../../shared/remote/describe-error';
import { periodChart, type ChartData } from '../../parts/report/chart-data';
import { chartValueFormat } from '../../parts/report/chart-values';
import { useKeptChart } from '../../parts/report/use-kept-chart';
import { useSeriesColors } from '../../parts/report/use-series-colors';
import { useOverview } from '../overview-context';
import type { OverviewChart as Figure } from './overview-charts';
import type { ChartStats } from './use-chart-stats';

interface OverviewChartProps {
	readonly figure: Figure;
	readonly type: ChartType;
	/** Null until the chart is about to come into view. */
	readonly stats: ChartStats | null;
}

const PENDING_SERIES = [ 'current', 'compared' ].map( ( key ) => ( { key, label: '', total: null } ) );
const NO_DATA: ChartData = { series: [], points: [] };

/** The answer for the period, unless it was requested without this figure. */
function wholeOf( { key }: Figure, stats: ChartStats | null ): WholeStats | null {
	const { remote, isOutdated = false } = stats?.current ?? {};
	if ( ! stats || remote?.status !== 'ready' ) {
		return null;
	}
	const isComing = isOutdated || ! stats.fields.split( ',' ).includes( key );
	return isComing && ! ( key in remote.data.totals.figures ) ? null : remote.data;
}

function useData( figure: string, stats: ChartStats | null, whole: WholeStats | null ): ChartData {
	const { locale } = getSettings();
	const { current, compared, dates } = stats ?? {};
	// Values of different ranges are never compared.
	const before = compared?.remote.status === 'ready' && compared.isOutdated === current?.isOutdated ? compared.remote.data : null;
	const fresh = useMemo( () => {
		if ( ! whole || ! dates ) {
			return NO_DATA;
		}
		const names = { period: periodLabel( dates.period ), comparison: comparisonLabel( dates.compare ) };
		return periodChart( whole, before, names, { figure, dates, locale } );
	}, [ whole, before, figure, dates, locale ] );
	return useKeptChart( fresh, current?.isOutdated ?? false );
}

function statusOf( stats: ChartStats | null, whole: WholeStats | null ): 'ready' | 'failed' | 'pending' {
	if ( whole ) {
		return 'ready';
	}
	return stats?.current.remote.status === 'failed' ? 'failed' : 'pending';
}

/** One chart with the link to its report. */
export function OverviewChart( { figure, type, stats }: OverviewChartProps ): ReactElement {
	const { endpoint, key, label } = figure;
	const { format, query } = useOverview();
	const whole = wholeOf( figure, stats );
	const status = statusOf( stats, whole );
	const data = useData( key, stats, whole );
	const series = useSeriesColors( data.series );
	const remote = stats?.current.remote;
	return (
		<Chart
			title={ label }
			level={ 3 }
			status={ status }
			isRefreshing={ stats?.current.isOutdated }
			errorMessage={ remote?.status === 'failed' ? describeError( remote.error ).message : undefined }
			onRetry={ stats?.current.retry }
			series={ status === 'ready' ? series : PENDING_SERIES }
			points={ data.points }
			type={ type }
			decimals={ format.decimals( figure.type ) }
			formatValue={ chartValueFormat( figure.type, format ) }
			isRtl={ getSettings().locale.isRtl }
			link={
				<Link href={ getNewPath( { ...getPersistedQuery( query ), chart: key }, `/analytics/${ endpoint }`, {} ) }>
					{ /* translators: %s: name of a figure, such as "Net sales". */ sprintf( __( '%s Report', 'woocommerce' ), label ) }
				</Link>
			}
		/>
	);
}
