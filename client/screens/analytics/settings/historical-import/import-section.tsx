import { useEffect, useRef, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { InlineError, Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import type { ImportTotals } from '@store-admin/data';
import { formatStoreDate, parseStoreTime } from '@store-admin/format';
import { useQuery } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { describeError } from '../../../../shared/remote/describe-error';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import { FailedOrders } from './failed-orders';
import { ImportActions } from './import-actions';
import { ImportOptions } from './import-options';
import { ImportProgress } from './import-progress';
import { isRunning, type ImportCounts } from './import-run';
import { statusName, statusTexts } from './import-statuses';
import { useHistoricalImport, type HistoricalImportHook } from './use-historical-import';

function ImportSkeleton(): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading the import…', 'store-admin' ) }>
			<Skeleton inlineSize="40%" shape="block" />
			<Skeleton inlineSize="100%" />
			<Skeleton inlineSize="100%" />
		</SkeletonGroup>
	);
}

/** A day for the user, from `YYYY-MM-DD`. */
function formatDay( day: string ): string {
	const { locale } = getSettings();
	const moment = parseStoreTime( day, locale.timeZone );
	return moment ? formatStoreDate( moment, locale.dateFormat, locale.user ) : day;
}

const toCounts = ( { customers, orders }: ImportTotals ): ImportCounts => ( {
	customers: { imported: 0, total: customers },
	orders: { imported: 0, total: orders },
} );

/** Why the totals are not known. The import can be started without them. */
function TotalsFailure( { totals, refreshTotals }: HistoricalImportHook ): ReactElement | null {
	if ( totals.status !== 'failed' ) {
		return null;
	}
	const { message, canRetry } = describeError( totals.error );
	/* translators: %s: why, as sentences. */
	const text = sprintf( __( 'How much there is to import could not be counted. %s', 'store-admin' ), message );
	return <InlineError message={ text } onRetry={ canRetry ? refreshTotals : undefined } />;
}

/** How far the import is, or how much there is to import. */
function Counts( { import: { run, totals, choice } }: { readonly import: HistoricalImportHook } ): ReactElement | null {
	const counts = run.counts ?? ( totals.status === 'ready' ? toCounts( totals.data ) : null );
	if ( counts ) {
		return <ImportProgress { ...counts } />;
	}
	return totals.status === 'pending' && choice.query ? (
		<SkeletonGroup label={ __( 'Counting what there is to import…', 'store-admin' ) }>
			<Skeleton inlineSize="100%" />
			<Skeleton inlineSize="100%" />
		</SkeletonGroup>
	) : null;
}

function ImportState( { import: data }: { readonly import: HistoricalImportHook } ): ReactElement {
	const { run, totals, choice } = data;
	// When the totals are not known, there may be something.
	const isToImport = totals.status !== 'ready' || totals.data.customers + totals.data.orders > 0;
	const status = statusName( run, isToImport );
	const hasStatus = totals.status === 'ready' || run.phase !== 'idle';
	return (
		<>
			<ImportOptions { ...data } isLocked={ isRunning( run ) || data.isBusy( 'start' ) } />
			<TotalsFailure { ...data } />
			<Counts import={ data } />
			{ run.phase === 'broken-off' && (
				<InlineError
					message={ __(
						'The import ended before everything was imported. Start it again; what is there already can be skipped.',
						'store-admin'
					) }
				/>
			) }
			<p className="store-admin-analytics-settings__status" role="status">
				{ hasStatus && (
					<>
						<span>{ __( 'Status:', 'woocommerce' ) }</span>{ ' ' }
						<span key={ `${ status } ${ run.from }` }>{ statusTexts( run.from && formatDay( run.from ) )[ status ] }</span>
					</>
				) }
			</p>
			<ImportActions
				import={ data }
				status={ status }
				canStart={ choice.query !== null && totals.status !== 'pending' && isToImport }
			/>
		</>
	);
}

/** Imports orders and customers from the time before the reports. */
export function ImportSection(): ReactElement {
	const data = useHistoricalImport();
	const isWanted = useQuery()[ 'import' ] === 'true';
	const place = useRef< HTMLDivElement >( null );
	useEffect( () => {
		if ( isWanted ) {
			place.current?.scrollIntoView();
		}
	}, [ isWanted ] );
	return (
		<div ref={ place }>
			<Section title={ __( 'Import historical data', 'woocommerce' ) } isPadded>
				<div className="store-admin-analytics-settings__import">
					<p className="store-admin-analytics-settings__intro">
						{ __(
							'This tool populates historical analytics data by processing customers and orders created prior to activating WooCommerce Admin.',
							'woocommerce'
						) }
					</p>
					<FailedOrders import={ data } />
					<RemoteBoundary
						of={ data.status }
						skeleton={ <ImportSkeleton /> }
						failureTitle={ __( 'The state of the import could not be loaded.', 'store-admin' ) }
						onRetry={ data.refreshStatus }
					>
						{ () => <ImportState import={ data } /> }
					</RemoteBoundary>
				</div>
			</Section>
		</div>
	);
}
