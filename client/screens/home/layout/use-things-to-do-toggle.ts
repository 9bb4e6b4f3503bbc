import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import type { MenuGroup } from '@store-admin/components';
import { useNotices, useTaskActions, useTaskLists } from '@store-admin/data';

/** The choice whether lists of ideas stand on Home; null when no list leaves that choice. */
export function useThingsToDoToggle(): MenuGroup | null {
	const { taskLists } = useTaskLists();
	const { hideTaskList, unhideTaskList } = useTaskActions();
	const { createNotice } = useNotices();
	return useMemo( () => {
		const lists = taskLists.status === 'ready' ? taskLists.data.filter( ( list ) => list.isToggleable ) : [];
		if ( lists.length === 0 ) {
			return null;
		}
		const isShown = lists.some( ( list ) => ! list.isHidden );
		const toggle = async () => {
			try {
				await Promise.all( lists.map( ( { id } ) => ( isShown ? hideTaskList( id ) : unhideTaskList( id ) ) ) );
			} catch {
				void createNotice( 'error', __( 'Your choice was not saved. Try again.', 'store-admin' ), {
					type: 'snackbar',
					explicitDismiss: true,
				} );
			}
		};
		const label = __( 'Show things to do next', 'woocommerce' );
		return { items: [ { label, kind: 'checkbox', isSelected: isShown, onSelect: () => void toggle() } ] };
	}, [ taskLists, hideTaskList, unhideTaskList, createNotice ] );
}
