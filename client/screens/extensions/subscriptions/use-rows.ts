import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { mapRemote, PENDING, useLastAnswer, type LastAnswer, type RemoteData, type Subscription } from '@store-admin/data';
import { formatMoment } from '../../../shared/moment-text';
import { toStaleRows, toRows, type SubscriptionRow } from './subscription';

interface Rows {
	readonly rows: RemoteData< readonly SubscriptionRow[] >;
	/** Says that the account does not answer, and from when the rows are; undefined when it answers. */
	readonly staleNotice: string | undefined;
	/** What the account answered; pending while it is not known whether it answered. */
	readonly known: RemoteData< readonly Subscription[] >;
}

function refusedNoticeOf( age: string | undefined ): string {
	const refused = __(
		'WooCommerce.com does not accept the connection of your store any more. Disconnect your account and connect it again.',
		'store-admin'
	);
	/* translators: %s: how long ago ("2 hours ago"), or a date. */
	const shown = __( 'These subscriptions are from its last answer: %s.', 'store-admin' );
	return age === undefined ? refused : `${ refused } ${ sprintf( shown, age ) }`;
}

function staleNoticeOf( { at, refused = false }: LastAnswer ): string {
	const moment = at === '' ? null : formatMoment( at );
	if ( refused ) {
		return refusedNoticeOf( moment?.text );
	}
	return moment
		? /* translators: %s: how long ago ("2 hours ago"), or a date. */ sprintf(
				__( 'WooCommerce.com does not answer now. These subscriptions are from its last answer: %s.', 'store-admin' ),
				moment.text
			)
		: __( 'WooCommerce.com does not answer now, so it is not known what your account has. What is installed is shown.', 'store-admin' );
}

const ANSWERED: LastAnswer = { failed: false, at: '', subscriptions: [] };
const WAITING: Rows = { rows: PENDING, staleNotice: undefined, known: PENDING };

function rowsOf( remote: RemoteData< readonly Subscription[] >, answer: LastAnswer | undefined ): Rows {
	if ( remote.status === 'failed' && answer && answer.subscriptions.length > 0 ) {
		const rows = toStaleRows( [], answer );
		// The site itself did not answer; what it said before stays readable.
		return {
			rows: { status: 'ready', data: rows, isRefreshing: false, refreshError: remote.error },
			staleNotice: staleNoticeOf( answer ),
			known: PENDING,
		};
	}
	if ( ! answer?.failed ) {
		return { rows: mapRemote( remote, toRows ), staleNotice: undefined, known: answer ? remote : PENDING };
	}
	return {
		rows: mapRemote( remote, ( installed ) => toStaleRows( installed, answer ) ),
		staleNotice: staleNoticeOf( answer ),
		known: PENDING,
	};
}

/**
 * The rows of the tables: of the account, or of its last answer when it does not answer.
 *
 * @param remote      The host's list.
 * @param isConnected Whether the store has an account.
 */
export function useRows( remote: RemoteData< readonly Subscription[] >, isConnected: boolean ): Rows {
	// Keys come from the account, so it answered.
	const isAnswered = remote.status === 'ready' && remote.data.some( ( { product_key: key } ) => key !== '' );
	const isNeeded = isConnected && remote.status !== 'pending' && ! isAnswered;
	const { remote: known } = useLastAnswer( isNeeded );
	const lastAnswer = known.status === 'ready' ? known.data : undefined;
	const answer = isAnswered ? ANSWERED : lastAnswer;
	// What stands above the tables depends on it and would push them down later.
	// A failed list is shown as failed at once, and replaced by the last answer when that comes.
	const isWaiting = isNeeded && remote.status === 'ready' && known.status === 'pending';
	return useMemo( () => ( isWaiting ? WAITING : rowsOf( remote, answer ) ), [ isWaiting, remote, answer ] );
}
