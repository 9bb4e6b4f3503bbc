import type { SetupProgress } from '../../shared/setup-progress';
import type { HeaderPlace } from './header-place';

export type PanelId = 'activity' | 'feedback' | 'setup' | 'help' | 'history';

interface Person {
	readonly canManage: boolean;
	/** Whether the host's feature of activity panels is on. */
	readonly hasPanels: boolean;
}

/** The panels of a page, in the order of their tabs. */
export function visiblePanels( place: HeaderPlace, { canManage, hasPanels }: Person, setup: SetupProgress ): readonly PanelId[] {
	// Like in the host, settings pages have none of the other panels.
	if ( place.isSettings ) {
		return canManage ? [ 'history' ] : [];
	}
	if ( ! hasPanels ) {
		return [];
	}
	const isWorking = place.task !== undefined;
	const shown: Record< Exclude< PanelId, 'history' >, boolean > = {
		activity: canManage && ! place.isOnHome && ! isWorking && ! place.isProductScreen,
		feedback: place.isNewProduct,
		setup: canManage && setup.isActive && ! place.isOnHome && ! place.isProductScreen,
		help: canManage && ( place.isOnHome || isWorking ),
	};
	return ( [ 'activity', 'feedback', 'setup', 'help' ] as const ).filter( ( id ) => shown[ id ] );
}

export type SiteLink = 'site' | 'store';

/** The page for customers to which the header links, if any. */
export function visibleSiteLink( place: HeaderPlace, { canManage, hasPanels }: Person ): SiteLink | undefined {
	if ( ! canManage || ! hasPanels || ! place.isOnHome ) {
		return undefined;
	}
	return place.task === 'appearance' ? 'site' : 'store';
}

/**
 * Returns the number of set-up steps that the reminder counts. The reminder is for pages without the tab "Finish setup", which says the same.
 *
 * @return 0 where there is no reminder: before the first step is done, after the last one, while a task is worked on, and on all pages but those of settings.
 */
export function remindedSteps( place: HeaderPlace, { isActive, tasks = [], completed }: SetupProgress ): number {
	const isDue = isActive && completed > 0 && place.isSettings && place.task === undefined;
	return isDue ? tasks.length - completed : 0;
}
