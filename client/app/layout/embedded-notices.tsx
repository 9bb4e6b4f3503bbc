import type { ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';
import { FeedbackPlace } from '../feedback/feedback-place';
import { NoticeArea } from './notice-area';
import { StoreAlertsArea } from './store-alerts-area';
import { TransientNotices } from './transient-notices';

/** Notices of classic pages, those of PHP and those of scripts. */
export function EmbeddedNotices(): ReactElement {
	return (
		<Guard name="notices">
			<div className="woocommerce-layout">
				<TransientNotices />
				<FeedbackPlace />
				<div className="woocommerce-layout__primary" id="woocommerce-layout__primary">
					<StoreAlertsArea />
					<NoticeArea isShown />
				</div>
			</div>
		</Guard>
	);
}
