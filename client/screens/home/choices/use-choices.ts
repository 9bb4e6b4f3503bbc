import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { MenuItem } from '@store-admin/components';
import {
	useNotices,
	useOptions,
	useTaskActions,
	useTaskLists,
	useUpdateOptions,
	useUpdateUserPreferences,
	useUserPreferences,
	type TaskList,
} from '@store-admin/data';
import { getFacts, hasFeature } from '@store-admin/settings';
import { useLatestWrite, type LatestWrite } from '../../../shared/write/use-latest-write';
import { homeManifest } from '../manifest';
import { shownLists } from '../task-lists/visible-tasks';

const REMINDER = 'woocommerce_task_list_reminder_bar_hidden';
const REMINDERS = [ REMINDER ] as const;
const NO_REMINDERS: readonly ( typeof REMINDER )[] = [];
const BANNER = 'android_app_banner_dismissed';
const BANNERS = [ BANNER ] as const;

const problem = () => __( 'Your choice was not saved.', 'store-admin' );

/** Saves a choice of the display options. A failure is shown as a notice, because the menu is closed by then. */
export function useSaveChoice(): LatestWrite {
	return useLatestWrite( useNotices() ).send;
}

function showLabel( { id, title }: TaskList ): string {
	switch ( id ) {
		case 'setup':
			return __( 'Show store setup', 'store-admin' );
		case 'extended':
			return __( 'Show things to do next', 'woocommerce' );
		default:
			/* translators: %s: title of a list of tasks. */
			return sprintf( __( 'Show “%s”', 'store-admin' ), title );
	}
}

/** Whether a list is on Home or hidden by the user. Lists without a title are internal to the host. */
function canBeShown( list: TaskList ): boolean {
	return list.title !== '' && ( list.isHidden || shownLists( [ list ] ).length > 0 );
}

const isOnHome = ( { title, isVisible, isHidden }: TaskList ) => title !== '' && isVisible && ! isHidden;

/** Returns a menu item to show or hide each task list, and one to restore dismissed tasks. */
export function useListChoices(): readonly MenuItem[] {
	const { taskLists } = useTaskLists();
	const { hideTaskList, unhideTaskList, undoDismissTask } = useTaskActions();
	const saveChoice = useSaveChoice();
	return useMemo( () => {
		const known = taskLists.status === 'ready' ? taskLists.data : [];
		const dismissed = known.filter( isOnHome ).flatMap( ( { tasks } ) => tasks.filter( ( { isDismissed } ) => isDismissed ) );
		const choices = known.filter( canBeShown ).map( ( list ): MenuItem => ( {
			label: showLabel( list ),
			kind: 'checkbox',
			isSelected: ! list.isHidden,
			onSelect: () =>
				saveChoice( list.id, {
					problem: problem(),
					write: async () => ( list.isHidden ? unhideTaskList( list.id ) : hideTaskList( list.id ) ),
				} ),
		} ) );
		if ( dismissed.length > 0 ) {
			const write = async () => Promise.all( dismissed.map( async ( { id } ) => undoDismissTask( id ) ) );
			choices.push( {
				label: __( 'Show dismissed tasks', 'store-admin' ),
				kind: 'checkbox',
				isSelected: false,
				onSelect: () => saveChoice( 'dismissed-tasks', { problem: problem(), write } ),
			} );
		}
		return choices;
	}, [ taskLists, hideTaskList, unhideTaskList, undoDismissTask, saveChoice ] );
}

/** Returns the menu item for the set-up reminder in the settings; none when the set-up is finished or the host has no reminder. */
export function useReminderChoices( isSetupActive: boolean ): readonly MenuItem[] {
	const { hasReminderBar } = getFacts( homeManifest );
	// Fetched only when the host has the option: other hosts reject the request. Every page fetches it at start, so this adds none.
	const { options } = useOptions( hasReminderBar ? REMINDERS : NO_REMINDERS );
	const updateOptions = useUpdateOptions();
	const saveChoice = useSaveChoice();
	if ( ! hasReminderBar || ! isSetupActive || options.status !== 'ready' ) {
		return [];
	}
	const isSelected = ! options.data[ REMINDER ];
	const write = async () => updateOptions( { [ REMINDER ]: isSelected ? 'yes' : 'no' } );
	return [
		{
			label: __( 'Show the reminder of the set-up in the settings', 'store-admin' ),
			kind: 'checkbox',
			isSelected,
			onSelect: () => saveChoice( REMINDER, { problem: problem(), write } ),
		},
	];
}

/** Returns the menu item for the offer of the mobile app; only on phones where client/frame/app-banner can show the offer. */
export function useAppChoices(): readonly MenuItem[] {
	const preferences = useUserPreferences( BANNERS );
	const updateUserPreferences = useUpdateUserPreferences();
	const saveChoice = useSaveChoice();
	const isOffered =
		getFacts( homeManifest ).showsSuggestions && hasFeature( 'mobile-app-banner' ) && /Android/i.test( navigator.userAgent );
	if ( ! isOffered || preferences.status !== 'ready' ) {
		return [];
	}
	const isSelected = ! preferences.data[ BANNER ];
	const write = async () => updateUserPreferences( { [ BANNER ]: isSelected ? 'yes' : '' } );
	return [
		{
			label: __( 'Show the offer of the mobile app', 'store-admin' ),
			kind: 'checkbox',
			isSelected,
			onSelect: () => saveChoice( BANNER, { problem: problem(), write } ),
		},
	];
}

/**
 * Returns the menu item of quiet mode. The page is loaded again after the choice is saved, because the server leaves out its own promotions
 * when it prints a page.
 */
export function useQuietChoice(): readonly MenuItem[] {
	const { isQuiet } = getFacts( homeManifest );
	const updateUserPreferences = useUpdateUserPreferences();
	const saveChoice = useSaveChoice();
	const write = async () => {
		await updateUserPreferences( { store_admin_quiet_mode: isQuiet ? '' : 'yes' } );
		window.location.reload();
	};
	return [
		{
			label: __( 'Quiet mode: no promotions, suggestions or surveys', 'store-admin' ),
			kind: 'checkbox',
			isSelected: isQuiet,
			onSelect: () => saveChoice( 'quiet-mode', { problem: problem(), write } ),
		},
	];
}
