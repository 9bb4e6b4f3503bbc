import { useState, type ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, InlineError } from '@store-admin/components';
import { formatNumber } from '@store-admin/format';
import { getFacts } from '@store-admin/settings';
import { settingsManifest } from '../manifest';
import type { HistoricalImportHook } from './use-historical-import';

/** Orders whose import failed, with a button that queues them again. Only newer hosts remember them. */
export function FailedOrders( {
	import: { retryFailed, isBusy, failure },
}: {
	readonly import: HistoricalImportHook;
} ): ReactElement | null {
	const { failedImports, currency } = getFacts( settingsManifest );
	const [ isQueued, setIsQueued ] = useState( false );
	if ( failedImports === 0 ) {
		return null;
	}
	const handleRetry = async () => {
		if ( await retryFailed() ) {
			setIsQueued( true );
		}
	};
	return (
		<div className="store-admin-analytics-settings__failed">
			<p role="status">
				{ isQueued
					? __(
							'The failed orders are queued again. Reload this page in a few minutes to see whether they arrived.',
							'store-admin'
						)
					: sprintf(
							/* translators: %s: number of orders. */
							_n(
								'%s order is missing in your reports, because its import failed.',
								'%s orders are missing in your reports, because their import failed.',
								failedImports,
								'store-admin'
							),
							formatNumber( failedImports, currency )
						) }
			</p>
			{ failure?.subject === 'retry' && <InlineError message={ failure.message } /> }
			{ ! isQueued && (
				<Button isBusy={ isBusy( 'retry' ) } onClick={ () => void handleRetry() }>
					{ __( 'Import failed orders again', 'store-admin' ) }
				</Button>
			) }
		</div>
	);
}
