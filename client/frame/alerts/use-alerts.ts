import { useEffect } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useNoteActions, useNotes, useNotices, type Note, type NoteAction } from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import { DescribedWriteError } from '../../shared/write/described-write-error';
import { failureNotice } from '../../shared/write/failure-notice';
import { useAttempt, type AttemptedWrite } from '../../shared/write/use-attempt';
import { ALERTS_QUERY } from './alerts-query';
import type { SnoozeTime } from './snooze-times';

interface AlertsHook {
	readonly alerts: readonly Note[];
	readonly isPending: boolean;
	readonly dismiss: ( note: Note ) => void;
	readonly snooze: ( note: Note, time: SnoozeTime ) => void;
	/** Tells the server that a button was pressed; `leads` when it opens a page. */
	readonly act: ( note: Note, action: NoteAction, leads: boolean ) => void;
}

/** Code for time zones would add a third to the size of an alert, so it is loaded only when an alert is snoozed. */
async function momentOf( time: SnoozeTime ): Promise< string > {
	const { snoozeUntil } = await import( /* webpackChunkName: "snooze-times" */ './snooze-times' ).catch( () => {
		throw new DescribedWriteError( __( 'The alert was not postponed. Check your connection and try again.', 'store-admin' ) );
	} );
	return snoozeUntil( time, getSettings().locale.timeZone );
}

/** The open alerts and their actions. A failed request shows no alerts and no error, since the person did not ask for them. */
export function useAlerts(): AlertsHook {
	const { notes, retry } = useNotes( ALERTS_QUERY );
	const { removeNote, updateNote, triggerNoteAction } = useNoteActions();
	const { createNotice } = useNotices();
	const { attempt: attemptAny } = useAttempt();
	const isOpen = ( { is_deleted: isDeleted, status }: Note ) => ! isDeleted && status === 'unactioned';

	const all = notes.status === 'ready' ? notes.data : [];
	const alerts = all.filter( isOpen );
	// When a full page of alerts is done there may be a next page.
	const isWorkedOff = alerts.length === 0 && all.length >= ALERTS_QUERY.per_page && notes.status === 'ready' && ! notes.isRefreshing;
	useEffect( () => {
		if ( isWorkedOff ) {
			retry();
		}
	}, [ isWorkedOff, retry ] );

	// The alert has already been removed when a write fails, so the failure is shown as a notice.
	const attempt = ( { id }: Note, what: AttemptedWrite ) =>
		void attemptAny( { ...what, subject: String( id ), onFailed: ( failure ) => void createNotice( ...failureNotice( failure ) ) } );

	function offerUndo( note: Note ): void {
		const undo = () =>
			attempt( note, {
				problem: __( 'The alert was not brought back.', 'store-admin' ),
				write: async () => updateNote( note.id, { is_deleted: false } ),
				isUndo: true,
			} );
		void createNotice( 'success', __( 'Alert dismissed.', 'store-admin' ), {
			actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: undo } ],
		} );
	}

	return {
		alerts,
		isPending: notes.status === 'pending',
		dismiss: ( note ) =>
			attempt( note, {
				problem: __( 'The alert was not dismissed.', 'store-admin' ),
				write: async () => removeNote( note.id ),
				onDone: () => offerUndo( note ),
			} ),
		snooze: ( note, time ) =>
			attempt( note, {
				problem: __( 'The alert was not postponed.', 'store-admin' ),
				write: async () => {
					const until = await momentOf( time );
					await updateNote( note.id, { status: 'snoozed', date_reminder: until } );
				},
			} ),
		act: ( note, action, leads ) => {
			if ( leads ) {
				// The page of the link opens in any case, so a failure of this request is ignored.
				triggerNoteAction( note.id, action.id ).catch( () => {} );
				return;
			}
			attempt( note, {
				/* translators: %s: what the button of an alert is called. */
				problem: sprintf( __( '“%s” was not started.', 'store-admin' ), action.label ),
				write: async () => triggerNoteAction( note.id, action.id ),
			} );
		},
	};
}
