import { __ } from '@wordpress/i18n';
import { useDismissedNotices, useSubscriptionWrites, type RemoteData, type Subscription } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { extensionsManifest } from '../manifest';
import { noticeOf, type Notice, type NoticeKind } from './notice';

/** The host keeps the dismissal of this one in the browser: its route knows only the others. */
const CLOSED = 'wc-marketplaceNoticeClosed-woo-subscription-missing-notice';

function isClosedHere(): boolean {
	try {
		return window.localStorage.getItem( CLOSED ) !== null;
	} catch {
		// Some privacy modes refuse storage.
		return false;
	}
}

function closeHere(): void {
	try {
		window.localStorage.setItem( CLOSED, 'true' );
	} catch {
		// The notice comes back with the next page, which is harmless.
	}
}

export interface NoticeHook {
	readonly notice: Notice | undefined;
	readonly dismiss: ( kind: NoticeKind ) => void;
	readonly failure: FailedWrite | undefined;
}

/**
 * Reads the notice about subscriptions and dismisses it.
 *
 * @param known What the account answered; anything but "ready", or nothing, while that is not known.
 */
export function useNotice( known: RemoteData< readonly Subscription[] > | undefined ): NoticeHook {
	const { hiddenNotices, noticeNonce } = getFacts( extensionsManifest );
	const { dismissSubscriptionNotice } = useSubscriptionWrites();
	const { attempt, failure } = useAttempt();
	const { dismissed, remember } = useDismissedNotices();
	const hidden = [ ...hiddenNotices, ...dismissed, ...( isClosedHere() ? [ 'missing' ] : [] ) ];
	return {
		notice: known?.status === 'ready' ? noticeOf( known.data, hidden ) : undefined,
		failure,
		dismiss: ( kind ) =>
			void attempt( {
				subject: kind,
				problem: __( 'The notice was not dismissed.', 'store-admin' ),
				write: async () => ( kind === 'missing' ? closeHere() : dismissSubscriptionNotice( kind, noticeNonce ) ),
				onDone: () => remember( kind ),
			} ),
	};
}
