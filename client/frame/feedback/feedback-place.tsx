import { lazy, Suspense, type ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';
import { getSettings } from '@store-admin/settings';

const FeedbackArea = lazy( () =>
	import( /* webpackChunkName: "feedback" */ './feedback-area' ).then( ( module ) => ( { default: module.FeedbackArea } ) )
);

/** Questions about the store, where the owner lets answers be collected: neither code nor data is fetched otherwise. */
export function FeedbackPlace(): ReactElement | null {
	return getSettings().isTrackingAllowed ? (
		<Guard name="feedback">
			<Suspense fallback={ null }>
				<FeedbackArea />
			</Suspense>
		</Guard>
	) : null;
}
