import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useOptions, useTaskLists, useUpdateUserPreferences, useUserPreferences, type RemoteData, type TaskList } from '@store-admin/data';
import { can, getFacts, hasFeature } from '@store-admin/settings';
import { useSaveChoice } from '../choices/use-choices';
import { homeManifest } from '../manifest';
import { isSetupActive, isSetupList, shownLists } from '../task-lists/visible-tasks';

export type ColumnLayout = 'single_column' | 'two_columns';

const OPTION = 'woocommerce_default_homepage_layout';
const OPTIONS = [ OPTION ] as const;
const PREFERENCE = 'homepage_layout';
const PREFERENCES = [ PREFERENCE ] as const;

export interface HomeLayout {
	readonly layout: ColumnLayout;
	/** Whether the layout can be chosen. Without figures a second column has no content until the set-up is over. */
	readonly canChoose: boolean;
	readonly choose: ( layout: ColumnLayout ) => void;
	/** Whether the set-up is not over yet. */
	readonly isSetupActive: boolean;
	/** Whether Home begins with the progress of the set-up, which replaces the page title. */
	readonly hasProgressHeader: boolean;
	readonly hasStats: boolean;
}

interface SetupFacts {
	readonly isActive: boolean;
	readonly hasProgressHeader: boolean;
}

/** Until the lists are loaded, the facts of the boot object decide, so that nothing moves afterwards. */
function setupFacts( taskLists: RemoteData< readonly TaskList[] > ): SetupFacts {
	if ( taskLists.status !== 'ready' ) {
		const isActive = ! getFacts( homeManifest ).isSetupOver;
		return { isActive, hasProgressHeader: isActive };
	}
	const setup = shownLists( taskLists.data ).find( isSetupList );
	const isActive = setup !== undefined && isSetupActive( setup );
	return { isActive, hasProgressHeader: isActive || setup?.keepCompletedTaskList === 'yes' };
}

function isLayout( value: string | undefined ): value is ColumnLayout {
	return value === 'single_column' || value === 'two_columns';
}

/** The layout of Home for this user, and the parts that it has. */
export function useHomeLayout(): HomeLayout {
	const { taskLists } = useTaskLists();
	const preferences = useUserPreferences( PREFERENCES );
	const updateUserPreferences = useUpdateUserPreferences();
	const { options } = useOptions( OPTIONS );
	const saveChoice = useSaveChoice();
	const { isActive, hasProgressHeader } = setupFacts( taskLists );
	const hasStats = hasFeature( 'analytics' ) && can( 'view_woocommerce_reports' );
	const canChoose = ! isActive || hasStats;

	const fallback = options.status === 'ready' ? options.data[ OPTION ] : undefined;
	const chosen = preferences.status === 'ready' ? preferences.data[ PREFERENCE ] : undefined;
	const wish = [ chosen, fallback ].find( isLayout ) ?? 'single_column';

	const choose = useCallback(
		( layout: ColumnLayout ) => {
			saveChoice( PREFERENCE, {
				problem: __( 'The layout was not saved.', 'store-admin' ),
				write: async () => updateUserPreferences( { [ PREFERENCE ]: layout } ),
			} );
		},
		[ updateUserPreferences, saveChoice ]
	);
	return { layout: canChoose ? wish : 'single_column', canChoose, choose, isSetupActive: isActive, hasProgressHeader, hasStats };
}
