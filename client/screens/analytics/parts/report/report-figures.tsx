import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { FigureList, FigureNote, FiguresSkeleton, FigureTile, InlineError, toDelta } from '@store-admin/components';
import type { ReportFigures as Figures } from '@store-admin/data';
import { Link } from '@store-admin/navigation';
import type { QueryInput } from '@store-admin/query';
import { withChart } from '@store-admin/report-query';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import { previousText } from './previous-text';
import type { ReportChart, ReportContext } from './report-definition';
import type { ReportAnswersHook } from './use-report';

interface ReportFiguresProps {
	readonly current: ReportAnswersHook< never >[ 'currentTotals' ];
	readonly compared: ReportAnswersHook< never >[ 'comparedTotals' ];
	readonly charts: readonly ReportChart[];
	readonly context: ReportContext;
	readonly hrefOf: ( query: QueryInput ) => string;
}

const STATS_PROBLEM = () => __( 'There was an error getting your stats. Please try again.', 'woocommerce' );

interface TileProps extends Pick< ReportFiguresProps, 'context' | 'hrefOf' > {
	readonly chart: ReportChart;
	readonly current: Figures;
	/** Null while the figures of the compared period are unknown. */
	readonly compared: Figures | null;
	readonly isComparedPending: boolean;
}

function Tile( { chart, current, compared, isComparedPending, context, hrefOf }: TileProps ) {
	const { key, label, type, isReverseTrend, labelTooltipText } = chart;
	const { format, address, query } = context;
	const value = current[ key ];
	const before = compared?.[ key ];
	const isComparable = typeof value === 'number' && typeof before === 'number';
	return (
		<FigureTile
			label={ label }
			value={ format.figure( type, value ) }
			delta={ isComparable ? toDelta( value, before ) : null }
			isReversed={ isReverseTrend }
			previous={ typeof before === 'number' ? previousText( address.dates, format.figure( type, before ) ) : undefined }
			isPreviousPending={ isComparedPending }
			href={ hrefOf( withChart( query, { chart: key } ) ) }
			isSelected={ address.chart === key }
			linkAs={ Link }
		>
			{ labelTooltipText && <FigureNote label={ label } note={ labelTooltipText } /> }
		</FigureTile>
	);
}

/** The figures of a report. A press on one shows its chart. */
export function ReportFigures( { charts, current, compared, context, hrefOf }: ReportFiguresProps ): ReactElement {
	// Figures of different ranges are never compared.
	const isSameRange = compared.isOutdated === current.isOutdated;
	const before = compared.remote.status === 'ready' && isSameRange ? compared.remote.data.totals.figures : null;
	return (
		<>
			{ compared.remote.status === 'failed' && (
				<InlineError
					message={ __( 'The figures to compare with could not be loaded.', 'store-admin' ) }
					onRetry={ compared.retry }
				/>
			) }
			<RemoteBoundary
				of={ current.remote }
				failureTitle={ STATS_PROBLEM() }
				onRetry={ current.retry }
				skeleton={ <FiguresSkeleton count={ charts.length } label={ __( 'Loading figures', 'store-admin' ) } /> }
			>
				{ ( { totals } ) => (
					<FigureList label={ __( 'Figures', 'store-admin' ) } isRefreshing={ current.isOutdated }>
						{ charts.map( ( chart ) => (
							<Tile
								key={ chart.key }
								chart={ chart }
								current={ totals.figures }
								compared={ before }
								isComparedPending={ compared.remote.status === 'pending' && context.address.dates !== null }
								context={ context }
								hrefOf={ hrefOf }
							/>
						) ) }
					</FigureList>
				) }
			</RemoteBoundary>
		</>
	);
}
