import { Suspense, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Guard } from '@store-admin/extensibility';
import { getFacts } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import { feedbackManifest } from './manifest';

const FeedbackArea = lazyScreen( () => import( /* webpackChunkName: "feedback" */ './feedback-area' ), 'FeedbackArea', {
	name: () => __( 'Feedback', 'woocommerce' ),
	isAside: true,
} );

/** The questions of this page, where tracking is allowed. Elsewhere neither code nor data is loaded. */
export function FeedbackPlace(): ReactElement | null {
	return getFacts( feedbackManifest ).asksOpinions ? (
		<Guard name="feedback">
			<Suspense fallback={ null }>
				<FeedbackArea />
			</Suspense>
		</Guard>
	) : null;
}
