import { useCallback, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useReportItems, useUserPreferences } from '@store-admin/data';
import { useFilteredValue } from '@store-admin/extensibility';
import { getSettings } from '@store-admin/settings';
import { readObject, readObjects, readText } from '../../../shared/read-wire';
import { DEFAULT_HIDDEN, defaultStats, isForeign, isOfJetpack, isStatList, statLabel } from './stat-choices';

export interface StatChoice {
	readonly stat: string;
	readonly label: string;
	readonly isShown: boolean;
}

export interface StatChoicesHook {
	/** Null until it is known which figures the host has. */
	readonly choices: readonly StatChoice[] | null;
	readonly toggle: ( stat: string ) => void;
	readonly preferences: Readonly< Record< string, unknown > >;
	readonly savePreferences: ( changes: Readonly< Record< string, unknown > > ) => void;
	readonly failure: string | null;
}

const NO_QUERY = {};
const NO_REQUEST = { stats: '' };

/** Labels of the figures that the host knows, asked for only when an extension or Jetpack added one; null until known. */
function useKnownLabels( isNeeded: boolean ): ReadonlyMap< string, string > | null {
	const { report } = useReportItems(
		isNeeded ? 'performance-indicators/allowed' : 'performance-indicators',
		isNeeded ? NO_QUERY : NO_REQUEST
	);
	return useMemo( () => {
		if ( report.status === 'pending' ) {
			return null;
		}
		const rows = report.status === 'ready' ? readObjects( report.data.data ) : [];
		return new Map( rows.map( ( row ) => [ readText( row[ 'stat' ] ), readText( row[ 'label' ] ) ] ) );
	}, [ report ] );
}

/** Names of the figures that the host and extensions offer. */
export function useOfferedStats(): readonly string[] {
	return useFilteredValue( 'woocommerce_admin_homepage_default_stats', defaultStats, isStatList );
}

/** The figures that can stand on Home, and which of them this user wants to see. */
export function useStatChoices(): StatChoicesHook {
	const filtered = useOfferedStats();
	const hasJetpack = getSettings().jetpack === 'connected';
	const stats = useMemo( () => filtered.filter( ( stat ) => hasJetpack || ! isOfJetpack( stat ) ), [ filtered, hasJetpack ] );
	const known = useKnownLabels( stats.some( isForeign ) );
	const { preferences: all, updateUserPreferences } = useUserPreferences();
	const [ failure, setFailure ] = useState< string | null >( null );
	const stored = all[ 'homepage_stats' ];
	const preferences = useMemo( () => readObject( stored ), [ stored ] );
	const hiddenStats = preferences[ 'hiddenStats' ];
	const hidden = useMemo( () => ( isStatList( hiddenStats ) ? hiddenStats : DEFAULT_HIDDEN ), [ hiddenStats ] );

	const choices = useMemo(
		() =>
			known &&
			stats
				.filter( ( stat ) => ! isForeign( stat ) || known.has( stat ) )
				.map( ( stat ) => ( { stat, label: known.get( stat ) ?? statLabel( stat ), isShown: ! hidden.includes( stat ) } ) ),
		[ known, stats, hidden ]
	);
	const savePreferences = useCallback(
		( changes: Readonly< Record< string, unknown > > ) => {
			setFailure( null );
			updateUserPreferences( { homepage_stats: { ...preferences, ...changes } } ).catch( () => {
				setFailure( __( 'Your choice was not saved. Try again.', 'store-admin' ) );
			} );
		},
		[ preferences, updateUserPreferences ]
	);
	const toggle = useCallback(
		( stat: string ) =>
			savePreferences( {
				hiddenStats: hidden.includes( stat ) ? hidden.filter( ( other ) => other !== stat ) : [ ...hidden, stat ],
			} ),
		[ hidden, savePreferences ]
	);
	return { choices, toggle, preferences, savePreferences, failure };
}
