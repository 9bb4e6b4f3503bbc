import { useEffect, useRef } from 'react';
import { applySafeFilter, useScriptsRan } from '@store-admin/extensibility';
import { useNotices, useOptions, useUpdateOptions } from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import { isQueuedNotice, isForUser, noticesIn, queueWithout, statusOf, type NoticeQueue } from './queued-notices';

export { useHasSessionEnded, useNotices as useTransientNotices } from '@store-admin/data';

const OPTION = 'woocommerce_admin_transient_notices_queue';
const OPTIONS = [ OPTION ] as const;
const NO_QUEUE: NoticeQueue = {};

/** Shows the notices that PHP queued for this user, and removes each from the queue when it is dismissed. */
export function useQueuedNotices(): void {
	const { options } = useOptions( OPTIONS );
	const { createNotice } = useNotices();
	const updateOptions = useUpdateOptions();
	const shown = useRef( new Set< string >() );
	const remaining = useRef( NO_QUEUE );
	const haveScriptsRun = useScriptsRan();
	const queue = options.status === 'ready' ? options.data[ OPTION ] : NO_QUEUE;

	useEffect( () => {
		if ( ! haveScriptsRun ) {
			return;
		}
		remaining.current = queue;
		for ( const queued of noticesIn( queue ) ) {
			if ( shown.current.has( queued.id ) || ! isForUser( queued, getSettings().user.id ) ) {
				continue;
			}
			shown.current.add( queued.id );
			const notice = applySafeFilter( 'woocommerce_admin_queued_notice_filter', queued, isQueuedNotice );
			void createNotice( statusOf( notice ), notice.content, {
				...notice.options,
				id: notice.id,
				onDismiss: () => {
					remaining.current = queueWithout( remaining.current, queued.id );
					// If this is not saved, the notice is shown again at the next visit, which is harmless.
					void updateOptions( { [ OPTION ]: remaining.current } ).catch( () => {} );
				},
			} );
		}
	}, [ queue, haveScriptsRun, createNotice, updateOptions ] );
}
