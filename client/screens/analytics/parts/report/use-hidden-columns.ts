import { useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useUpdateUserPreferences, useUserPreferences } from '@store-admin/data';
import { DescribedWriteError } from '../../../../shared/write/described-write-error';
import { useLatestWrite } from '../../../../shared/write/use-latest-write';
import type { ColumnsPreference } from './report-definition';

export interface HiddenColumnsHook {
	readonly hidden: readonly string[];
	readonly change: ( hidden: readonly string[] ) => void;
}

const NO_PREFERENCES: readonly ColumnsPreference[] = [];

/**
 * The hidden columns of a table, as the user has chosen them.
 *
 * @param name     Name of the preference; undefined for a report without one.
 * @param defaults Columns that are hidden until the user chooses.
 */
export function useHiddenColumns( name: ColumnsPreference | undefined, defaults: readonly string[] ): HiddenColumnsHook {
	const names = useMemo( () => ( name ? [ name ] : NO_PREFERENCES ), [ name ] );
	const preferences = useUserPreferences( names );
	const update = useUpdateUserPreferences();
	const { send } = useLatestWrite( useNotices() );
	const [ unsaved, setUnsaved ] = useState< readonly string[] | null >( null );
	const stored = preferences.status === 'ready' && name ? preferences.data[ name ] : null;
	const change = ( hidden: readonly string[] ) => {
		setUnsaved( hidden );
		if ( name ) {
			send( name, {
				problem: __( 'Your choice of columns was not saved. It lasts until you leave this report.', 'store-admin' ),
				write: async () => {
					if ( preferences.status !== 'ready' ) {
						// The list was derived from the defaults and would replace a stored one.
						throw new DescribedWriteError(
							__(
								'Your choice of columns was not saved, because your earlier choice is not known. Reload the page and try again.',
								'store-admin'
							)
						);
					}
					await update( { [ name ]: hidden } );
				},
			} );
		}
	};
	return { hidden: unsaved ?? stored ?? defaults, change };
}
