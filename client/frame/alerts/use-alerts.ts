import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { useNoteActions, useNotes, useNotices, type Note, type NoteAction } from '@store-admin/data';
import { navigateTo } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { ALERTS_QUERY } from './alerts-query';
import { snoozeUntil, type SnoozeTime } from './snooze-times';

interface AlertsHook {
	readonly alerts: readonly Note[];
	readonly isPending: boolean;
	readonly dismiss: ( note: Note ) => void;
	readonly snooze: ( note: Note, time: SnoozeTime ) => void;
	readonly act: ( note: Note, action: NoteAction ) => void;
}

/** The open alerts and their actions. A failed request shows no alerts and no error, since the person did not ask for them. */
export function useAlerts(): AlertsHook {
	const { notes, retry } = useNotes( ALERTS_QUERY );
	const { removeNote, updateNote, triggerNoteAction } = useNoteActions();
	const { createNotice } = useNotices();
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

	function report( write: Promise< unknown > ): void {
		write.catch( () => {
			void createNotice( 'error', __( 'The alert could not be changed. Try again.', 'store-admin' ) );
		} );
	}

	function offerUndo( { id }: Note ): void {
		const undo = () => report( updateNote( id, { is_deleted: false } ) );
		void createNotice( 'success', __( 'Alert dismissed.', 'store-admin' ), {
			actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: undo } ],
		} );
	}

	return {
		alerts,
		isPending: notes.status === 'pending',
		dismiss: ( note ) => report( removeNote( note.id ).then( () => offerUndo( note ) ) ),
		snooze: ( note, time ) =>
			report( updateNote( note.id, { status: 'snoozed', date_reminder: snoozeUntil( time, getSettings().locale.timeZone ) } ) ),
		act: ( note, action ) => {
			const done = triggerNoteAction( note.id, action.id );
			report( action.url === '' ? done : done.then( () => navigateTo( { url: action.url } ) ) );
		},
	};
}
