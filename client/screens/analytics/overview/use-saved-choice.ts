import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useUpdateUserPreferences, useUserPreferences, type RemoteData } from '@store-admin/data';
import { useLatestWrite } from '../../../shared/write/use-latest-write';

/** Preferences of the overview. */
type ChoiceName = 'dashboard_sections' | 'dashboard_chart_type' | 'dashboard_chart_interval' | 'dashboard_leaderboard_rows';

export interface SavedChoiceHook< Stored > {
	/** The stored value, or the choice of this visit if it is newer. */
	readonly stored: RemoteData< Stored | null >;
	/** Whether the stored value could not be read. A new value must not replace it without asking. */
	readonly isUnreadable: boolean;
	/** Shows and saves a choice. It lasts for this visit if it cannot be saved. */
	readonly choose: ( value: Stored ) => void;
	/** Shows a choice for this visit only, because saving it would replace a stored value that cannot be read. */
	readonly chooseForVisit: ( value: Stored ) => void;
}

/**
 * A choice of the user about the overview.
 *
 * @param name Preference.
 */
export function useSavedChoice< Stored >( name: ChoiceName ): SavedChoiceHook< Stored > {
	const names = useMemo( () => [ name ], [ name ] );
	const preferences = useUserPreferences( names );
	const update = useUpdateUserPreferences();
	const { send } = useLatestWrite( useNotices() );
	const [ chosen, setChosen ] = useState< { readonly value: Stored } | null >( null );
	const stored = useMemo( (): RemoteData< Stored | null > => {
		if ( chosen ) {
			return { status: 'ready', data: chosen.value, isRefreshing: false };
		}
		// The shape of each preference is checked by its parser, which `Stored` repeats for one of them.
		return preferences.status === 'ready'
			? { ...preferences, data: ( preferences.data[ name ] || null ) as Stored | null }
			: preferences;
	}, [ chosen, preferences, name ] );
	const choose = ( value: Stored ) => {
		setChosen( { value } );
		send( name, {
			problem: __( 'Your choice was not saved. It lasts until you leave this page.', 'store-admin' ),
			write: async () => update( { [ name ]: value } ),
		} );
	};
	const isUnreadable = preferences.status === 'failed';
	return { stored, isUnreadable, choose, chooseForVisit: ( value ) => setChosen( { value } ) };
}
