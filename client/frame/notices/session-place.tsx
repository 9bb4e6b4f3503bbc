import { Suspense, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../../shared/lazy-screen';
import { useHasSessionEnded } from './use-notices';

const SessionNotice = lazyScreen( () => import( /* webpackChunkName: "session" */ './session-notice' ), 'SessionNotice', {
	name: () => __( 'Sign in', 'store-admin' ),
	isAside: true,
} );

/** Tells a person who was signed out to sign in again. It is shown once per page and goes when they have signed in. */
export function SessionPlace(): ReactElement {
	return (
		<div role="alert" className="store-admin-session">
			{ useHasSessionEnded() && (
				<Suspense fallback={ null }>
					<SessionNotice />
				</Suspense>
			) }
		</div>
	);
}
