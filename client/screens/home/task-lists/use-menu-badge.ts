import { useEffect } from 'react';
import type { RemoteData, TaskList } from '@store-admin/data';
import { isSetupList, remainingTasks, shownLists } from './visible-tasks';

/** The Extensions item of the menu uses the same class, so only links without a path are changed. */
function isOfHome( badge: Element ): boolean {
	const href = badge.closest( 'a' )?.getAttribute( 'href' ) ?? '';
	return ! /[?&]path=/.test( href );
}

/** Updates the count beside "Home" in the admin menu, which the server printed, to the open tasks of the set-up list. */
export function useMenuBadge( taskLists: RemoteData< readonly TaskList[] > ): void {
	const lists = taskLists.status === 'ready' ? taskLists.data : null;
	useEffect( () => {
		if ( ! lists ) {
			return;
		}
		const setup = shownLists( lists ).find( isSetupList );
		const count = setup ? remainingTasks( setup ).length : 0;
		document.querySelectorAll< HTMLElement >( '.woocommerce-task-list-remaining-tasks-badge' ).forEach( ( badge ) => {
			if ( isOfHome( badge ) ) {
				( badge.querySelector( '[class^="count-"]' ) ?? badge ).textContent = String( count );
				// The menu's own style overrides the hidden attribute.
				badge.style.display = count === 0 ? 'none' : '';
			}
		} );
	}, [ lists ] );
}
