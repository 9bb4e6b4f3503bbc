import type { ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { FeedbackPlace } from '../../frame/feedback/feedback-place';
import { StoreAlertsArea } from './store-alerts-area';
import { TransientNotices } from './transient-notices';

/**
 * Alerts and short confirmations of classic pages. Notices of PHP are shown by the page itself; the area is public, for
 * scripts that add some.
 */
export function EmbeddedNotices(): ReactElement {
	const frame = useFocusKeeper();
	return (
		<Guard name="notices">
			<div ref={ frame } className="woocommerce-layout">
				<TransientNotices />
				<FeedbackPlace />
				<div className="woocommerce-layout__primary" id="woocommerce-layout__primary">
					<StoreAlertsArea />
					<div id="woocommerce-layout__notice-list" className="woocommerce-layout__notice-list" />
				</div>
			</div>
		</Guard>
	);
}
