import { lazy, Suspense, type ReactElement } from 'react';
import { Guard } from '@store-admin/extensibility';
import { getFacts } from '@store-admin/settings';
import { feedbackManifest } from './manifest';

const FeedbackArea = lazy( () =>
	import( /* webpackChunkName: "feedback" */ './feedback-area' ).then( ( module ) => ( { default: module.FeedbackArea } ) )
);

/** The questions of this page, where tracking is allowed. Elsewhere neither code nor data is loaded. */
export function FeedbackPlace(): ReactElement | null {
	return getFacts( feedbackManifest ).isTrackingAllowed ? (
		<Guard name="feedback">
			<Suspense fallback={ null }>
				<FeedbackArea />
			</Suspense>
		</Guard>
	) : null;
}
