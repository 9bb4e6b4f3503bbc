import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { FigureList, FiguresSkeleton, FigureTile, InlineError, Skeleton, toDelta, type Delta } from '@store-admin/components';
import type { Indicator } from '@store-admin/data';
import { getNewPath, getPersistedQuery, Link } from '@store-admin/navigation';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import { previousText } from '../../parts/report/previous-text';
import type { ReportFormat } from '../../parts/report/report-format';
import { useOverview } from '../overview-context';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { isReversed, type StatChoice } from './known-stats';
import { usePerformance, type PerformanceHook } from './use-performance';

function formatValue( { format, value }: Indicator, formats: ReportFormat ): string {
	return formats.figure( format === 'currency' ? 'currency' : 'number', value );
}

/** Address of the report of a figure, with its chart. */
function reportOf( { chart, _links: links }: Indicator, query: ReturnType< typeof getPersistedQuery > ): string {
	const path = links?.report[ 0 ]?.href || '/analytics/revenue';
	return /^https?:/.test( path ) ? path : getNewPath( { ...query, chart: chart || undefined }, path, {} );
}

interface TileProps {
	readonly choice: StatChoice;
	/** Undefined while the answer with this figure is on its way. */
	readonly row: Indicator | undefined;
	readonly before: Indicator | undefined;
	readonly isBeforePending: boolean;
}

/** The change of a figure; null if one of the two values is unknown. */
function deltaOf( now: Indicator | undefined, before: Indicator | undefined ): Delta | null {
	const [ value, earlier ] = [ now?.value ?? null, before?.value ?? null ];
	return value === null || earlier === null ? null : toDelta( value, earlier );
}

function Tile( { choice, row, before, isBeforePending }: TileProps ) {
	const { format, dates, query } = useOverview();
	const kept = getPersistedQuery( query );
	const previous = before ? formatValue( before, format ) : '';
	return (
		<FigureTile
			label={ row?.label || choice.label }
			value={ row ? formatValue( row, format ) : <Skeleton inlineSize="6em" shape="headline" /> }
			delta={ deltaOf( row, before ) }
			isReversed={ isReversed( choice.stat ) }
			previous={ previous && previousText( dates, previous ) }
			isPreviousPending={ isBeforePending }
			href={ row ? reportOf( row, kept ) : getNewPath( kept, '/analytics/revenue', {} ) }
			linkAs={ Link }
		/>
	);
}

const byStat = ( rows: readonly Indicator[] ) => new Map( rows.map( ( row ) => [ row.stat, row ] ) );

function Figures( { shown, current, compared, title }: PerformanceHook & { readonly title: string } ) {
	// Figures of different ranges are never compared.
	const isSameRange = current.isOutdated === compared.isOutdated;
	const before = byStat( compared.remote.status === 'ready' && isSameRange ? compared.remote.data : [] );
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
				failureTitle={ __( 'There was an error getting your stats. Please try again.', 'woocommerce' ) }
				onRetry={ current.retry }
				skeleton={ <FiguresSkeleton count={ shown.length } label={ __( 'Loading figures', 'store-admin' ) } isDense /> }
			>
				{ ( rows ) => {
					const now = byStat( rows );
					// A figure that the host leaves out has no value; one that is being fetched has none yet.
					const isComing = ( { stat }: StatChoice ) => current.isOutdated && ! now.has( stat );
					return (
						<FigureList label={ title } isDense isRefreshing={ current.isOutdated }>
							{ shown
								.filter( ( choice ) => now.has( choice.stat ) || isComing( choice ) )
								.map( ( choice ) => (
									<Tile
										key={ choice.stat }
										choice={ choice }
										row={ now.get( choice.stat ) }
										before={ before.get( choice.stat ) }
										isBeforePending={ compared.remote.status === 'pending' }
									/>
								) ) }
						</FigureList>
					);
				} }
			</RemoteBoundary>
		</>
	);
}

/** Figures of the period, each compared and with a link to its report. */
export function PerformanceSection( section: SectionProps ): ReactElement {
	const { title, hiddenBlocks, onToggleHiddenBlock } = section;
	const performance = usePerformance( hiddenBlocks );
	const { choices, shown } = performance;
	return (
		<SectionFrame
			section={ section }
			menuLabel={ __( 'Choose which analytics to display and the section name', 'woocommerce' ) }
			groups={ [
				{
					label: __( 'Display stats:', 'woocommerce' ),
					items: choices.map( ( { stat, label } ) => ( {
						label,
						kind: 'checkbox' as const,
						isSelected: ! hiddenBlocks.includes( stat ),
						onSelect: onToggleHiddenBlock( stat ),
					} ) ),
				},
			] }
		>
			<div className="store-admin-section store-admin-overview__card">
				{ shown.length > 0 ? (
					<Figures { ...performance } title={ title } />
				) : (
					<p className="store-admin-overview__note">
						{ __( 'No figures are chosen. Choose some in the menu above.', 'store-admin' ) }
					</p>
				) }
			</div>
		</SectionFrame>
	);
}
