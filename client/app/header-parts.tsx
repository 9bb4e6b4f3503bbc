import type { ReactElement } from 'react';
import { ProductFeedback } from '../frame/product-feedback/lazy-product-feedback';
import type { HeaderParts } from '../frame/header-items/header-parts';
import { ActivityPanel, HelpPanel } from '../frame/panels/lazy-panels';
import { HistoryPanel } from '../frame/settings-history/lazy-history-panel';
import { ReminderPlace } from '../frame/reminder/reminder-place';
import { InboxPanel, SetupPanel } from '../screens/home/header-panels';

function ActivityPanelWithInbox( { onOpened }: { readonly onOpened: () => void } ): ReactElement {
	return (
		<ActivityPanel onOpened={ onOpened }>
			<InboxPanel />
		</ActivityPanel>
	);
}

/** Parts of other islands and of Home in the header, on pages of the app and on classic pages. */
export const headerParts: HeaderParts = {
	Reminder: ReminderPlace,
	ActivityPanel: ActivityPanelWithInbox,
	HelpPanel,
	ProductFeedback,
	SetupPanel,
	HistoryPanel,
};
