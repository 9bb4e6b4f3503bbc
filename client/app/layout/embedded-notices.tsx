import type { ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { StoreAlertsArea } from '../../frame/alerts/store-alerts-area';
import { FeedbackPlace } from '../../frame/feedback/feedback-place';
import { SessionPlace } from '../../frame/notices/session-place';
import { TransientNotices } from '../../frame/notices/transient-notices';

/**
 * Alerts, snackbars and questions of a classic page, and whether the person was signed out. The page itself shows the notices of PHP; the empty list is there
 * for scripts of extensions that add notices to it.
 */
export function EmbeddedNotices(): ReactElement {
	const frame = useFocusKeeper();
	return (
		<Guard name="notices">
			<div ref={ frame } className="woocommerce-layout">
				<TransientNotices />
				<FeedbackPlace />
				<div className="woocommerce-layout__primary" id="woocommerce-layout__primary">
					<SessionPlace />
					<StoreAlertsArea />
					<div id="woocommerce-layout__notice-list" className="woocommerce-layout__notice-list" />
				</div>
			</div>
		</Guard>
	);
}
