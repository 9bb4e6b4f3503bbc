import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { ReportNote } from './report-note';
import { useIsUpdateModeUnset, useScheduledUpdatesNote } from './use-scheduled-updates-note';

function Announcement(): ReactElement | null {
	const { isShown, dismiss } = useScheduledUpdatesNote();
	return isShown ? (
		<ReportNote
			text={ __(
				'Analytics now supports scheduled updates, providing improved performance. Enable it in <a>Settings</a>.',
				'woocommerce'
			) }
			action={ __( 'Dismiss', 'woocommerce' ) }
			onDismiss={ dismiss }
		/>
	) : null;
}

/** Announces that the host can import orders in batches, until this user dismisses it or somebody chooses. For all pages of Analytics. */
export function ScheduledUpdatesNote(): ReactElement | null {
	return useIsUpdateModeUnset() ? <Announcement /> : null;
}
