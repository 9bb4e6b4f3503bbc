import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import type { MenuGroup } from '@store-admin/components';
import {
	useNotices,
	useOptions,
	useTaskActions,
	useTaskLists,
	useUserPreferences,
	type RemoteData,
	type TaskList,
} from '@store-admin/data';
import { can, getFacts, hasFeature } from '@store-admin/settings';
import { homeManifest } from '../manifest';
import { isSetupActive, isSetupList, shownLists } from '../task-lists/visible-tasks';

export type ColumnLayout = 'single_column' | 'two_columns';

const OPTION = 'woocommerce_default_homepage_layout';
const OPTIONS = [ OPTION ];

export interface HomeLayout {
	readonly layout: ColumnLayout;
	/** Without figures there is nothing for a second column until the set-up is over. */
	readonly canChoose: boolean;
	readonly choose: ( layout: ColumnLayout ) => void;
	/** Whether the owner is still being led through the set-up. */
	readonly isSetupActive: boolean;
	/** Whether Home begins with the progress of the set-up, so that it needs no title of its own. */
	readonly hasProgressHeader: boolean;
	readonly hasStats: boolean;
}

interface SetupFacts {
	readonly isActive: boolean;
	readonly hasProgressHeader: boolean;
}

/** Until the lists are here, the page's own facts decide, so that nothing moves when they come. */
function setupFacts( taskLists: RemoteData< readonly TaskList[] > ): SetupFacts {
	if ( taskLists.status !== 'ready' ) {
		const isActive = ! getFacts( homeManifest ).isSetupOver;
		return { isActive, hasProgressHeader: isActive };
	}
	const setup = shownLists( taskLists.data ).find( isSetupList );
	const isActive = setup !== undefined && isSetupActive( setup );
	return { isActive, hasProgressHeader: isActive || setup?.keepCompletedTaskList === 'yes' };
}

function isLayout( value: unknown ): value is ColumnLayout {
	return value === 'single_column' || value === 'two_columns';
}

/** How Home is laid out for this user, and what belongs on it. */
export function useHomeLayout(): HomeLayout {
	const { taskLists } = useTaskLists();
	const { preferences, updateUserPreferences } = useUserPreferences();
	const { options } = useOptions( OPTIONS );
	const { createNotice } = useNotices();
	const { isActive, hasProgressHeader } = setupFacts( taskLists );
	const hasStats = hasFeature( 'analytics' ) && can( 'view_woocommerce_reports' );
	const canChoose = ! isActive || hasStats;

	const fallback = options.status === 'ready' ? options.data[ OPTION ] : undefined;
	const wish = [ preferences[ 'homepage_layout' ], fallback ].find( isLayout ) ?? 'single_column';

	const choose = useCallback(
		( layout: ColumnLayout ) => {
			updateUserPreferences( { homepage_layout: layout } ).catch( () => {
				void createNotice( 'error', __( 'The layout was not saved. Choose it again.', 'store-admin' ), {
					type: 'snackbar',
					explicitDismiss: true,
				} );
			} );
		},
		[ updateUserPreferences, createNotice ]
	);
	return { layout: canChoose ? wish : 'single_column', canChoose, choose, isSetupActive: isActive, hasProgressHeader, hasStats };
}

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
