import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { ProgressBar } from '@store-admin/components';
import { formatNumber } from '@store-admin/format';
import { getFacts } from '@store-admin/settings';
import { settingsManifest } from '../manifest';
import type { ImportCount, ImportCounts } from './import-run';

function Progress( { label, count: { imported, total } }: { readonly label: string; readonly count: ImportCount } ): ReactElement {
	const { currency } = getFacts( settingsManifest );
	const text = sprintf(
		/* translators: 1: number of imported records; 2: number of all. */
		__( '%1$s of %2$s', 'store-admin' ),
		formatNumber( imported, currency ),
		formatNumber( total, currency )
	);
	return (
		<div className="store-admin-analytics-settings__progress">
			<p>
				{ label } <strong>{ text }</strong>
			</p>
			<ProgressBar label={ label } valueText={ text } value={ imported } max={ total } />
		</div>
	);
}

/** How many customers and orders are imported. */
export function ImportProgress( { customers, orders }: ImportCounts ): ReactElement {
	return (
		<>
			<Progress label={ __( 'Imported Registered Customers', 'store-admin' ) } count={ customers } />
			<Progress label={ __( 'Imported Orders and Refunds', 'store-admin' ) } count={ orders } />
		</>
	);
}
