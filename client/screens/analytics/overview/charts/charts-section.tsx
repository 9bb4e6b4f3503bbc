import { useCallback, useMemo, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { ChartControls } from '@store-admin/charts';
import { allowedIntervals } from '@store-admin/format';
import type { ReportDates } from '@store-admin/report-query';
import { SectionBoundary } from '../../../../shared/section-boundary';
import { intervalLabel } from '../../parts/report/interval-label';
import { useOverview } from '../overview-context';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { EndpointStats } from './endpoint-stats';
import { NearChart } from './near-chart';
import { blockOf, type OverviewChart } from './overview-charts';
import { useChartChoices, type ChartChoicesHook } from './use-chart-choices';
import type { ChartStats } from './use-chart-stats';
import { useFilteredCharts } from './use-filtered-charts';

/** Reports of the shown charts, each with the figures of all its charts. */
function fieldsByEndpoint( charts: readonly OverviewChart[] ): readonly ( readonly [ string, string ] )[] {
	const fields = new Map< string, string[] >();
	for ( const { endpoint, key } of charts ) {
		fields.set( endpoint, [ ...( fields.get( endpoint ) ?? [] ), key ] );
	}
	return [ ...fields ].map( ( [ endpoint, keys ] ) => [ endpoint, [ ...new Set( keys ) ].join() ] as const );
}

interface ChartGridProps {
	readonly charts: readonly OverviewChart[];
	readonly dates: ReportDates;
	readonly type: ChartChoicesHook[ 'type' ];
}

/** The shown charts. The figures of a report are requested once, when the first of its charts is about to come into view. */
function ChartGrid( { charts, dates, type }: ChartGridProps ) {
	const [ near, setNear ] = useState< ReadonlySet< string > >( new Set() );
	const [ stats, setStats ] = useState< Readonly< Record< string, ChartStats > > >( {} );
	const handleNear = useCallback(
		( endpoint: string ) => setNear( ( known ) => ( known.has( endpoint ) ? known : new Set( [ ...known, endpoint ] ) ) ),
		[]
	);
	const handleStats = useCallback(
		( endpoint: string, answers: ChartStats ) => setStats( ( known ) => ( { ...known, [ endpoint ]: answers } ) ),
		[]
	);
	const endpoints = useMemo( () => fieldsByEndpoint( charts ), [ charts ] );
	return (
		<div className="store-admin-overview__grid">
			{ endpoints.map( ( [ endpoint, fields ] ) => (
				<EndpointStats
					key={ endpoint }
					endpoint={ endpoint }
					fields={ fields }
					dates={ dates }
					isNeeded={ near.has( endpoint ) }
					onAnswer={ handleStats }
				/>
			) ) }
			{ charts.map( ( chart ) => (
				<SectionBoundary key={ blockOf( chart ) } failureTitle={ __( 'The chart cannot be shown.', 'store-admin' ) }>
					<NearChart figure={ chart } type={ type } stats={ stats[ chart.endpoint ] ?? null } onNear={ handleNear } />
				</SectionBoundary>
			) ) }
		</div>
	);
}

/** Charts of the figures that the user has chosen. Interval and type are those of all charts. */
export function ChartsSection( section: SectionProps ): ReactElement {
	const { hiddenBlocks, onToggleHiddenBlock } = section;
	const { dates } = useOverview();
	const charts = useFilteredCharts();
	const { interval, type, setInterval, setType } = useChartChoices();
	const shown = useMemo( () => charts.filter( ( chart ) => ! hiddenBlocks.includes( blockOf( chart ) ) ), [ charts, hiddenBlocks ] );
	const chartDates = useMemo( () => ( { ...dates, interval } ), [ dates, interval ] );
	return (
		<SectionFrame
			section={ section }
			menuLabel={ __( 'Choose which charts to display', 'woocommerce' ) }
			groups={ [
				{
					label: __( 'Charts', 'woocommerce' ),
					items: charts.map( ( chart ) => ( {
						label: chart.label,
						kind: 'checkbox' as const,
						isSelected: ! hiddenBlocks.includes( blockOf( chart ) ),
						onSelect: onToggleHiddenBlock( blockOf( chart ) ),
					} ) ),
				},
			] }
			tools={
				<ChartControls
					intervals={ allowedIntervals( dates.period, dates.range ).map( ( value ) => ( {
						value,
						label: intervalLabel( value ),
					} ) ) }
					interval={ interval }
					onIntervalChange={ setInterval }
					type={ type }
					onTypeChange={ setType }
				/>
			}
		>
			{ shown.length > 0 ? (
				<ChartGrid charts={ shown } dates={ chartDates } type={ type } />
			) : (
				<p className="store-admin-section store-admin-overview__note">
					{ __( 'No charts are chosen. Choose some in the menu above.', 'store-admin' ) }
				</p>
			) }
		</SectionFrame>
	);
}
