import { useMemo, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	useIndicators,
	useJetpackSetup,
	useNotices,
	useUpdateUserPreferences,
	useUserPreferences,
	type RemoteData,
} from '@store-admin/data';
import type { MenuItem } from '@store-admin/components';
import { periodToDate, storeNow, type PeriodId, type Span } from '@store-admin/format';
import { getAdminLink, navigateTo } from '@store-admin/navigation';
import { can, getFacts, getSettings, type JetpackState } from '@store-admin/settings';
import { DescribedWriteError } from '../../../shared/write/described-write-error';
import { failureNotice } from '../../../shared/write/failure-notice';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { homeManifest } from '../manifest';
import { toFigure, type Figure } from './figure';
import { DEFAULT_HIDDEN, isForeign, isOfJetpack, statLabel } from './stat-choices';
import { useOfferedStats } from './use-offered-stats';

export interface StatChoice {
	readonly stat: string;
	readonly label: string;
	readonly isShown: boolean;
}

export interface StatChoicesHook {
	/** Null until the figures of the host are known. */
	readonly choices: readonly StatChoice[] | null;
	readonly toggle: ( stat: string ) => void;
	readonly isJetpackDismissed: boolean;
	readonly dismissJetpack: () => void;
	readonly failure: string | undefined;
}

const NO_QUERY = {};
const NO_REQUEST = { stats: '' };
const PREFERENCE = 'homepage_stats';
const PREFERENCES = [ PREFERENCE ] as const;

/** Labels of the figures that the host knows; null until they are fetched. Fetched only when an extension or Jetpack added a figure. */
function useKnownLabels( isNeeded: boolean ): ReadonlyMap< string, string > | null {
	const { indicators } = useIndicators(
		isNeeded ? 'performance-indicators/allowed' : 'performance-indicators',
		isNeeded ? NO_QUERY : NO_REQUEST
	);
	return useMemo( () => {
		if ( indicators.status === 'pending' ) {
			return null;
		}
		const rows = indicators.status === 'ready' ? indicators.data : [];
		return new Map( rows.map( ( { stat, label } ) => [ stat, label ] ) );
	}, [ indicators ] );
}

interface StatPreferences {
	readonly hiddenStats?: readonly string[];
	readonly installJetpackDismissed?: boolean;
}

/** The user's preferences about the figures. A change is saved together with the other values, so only after those are loaded. */
function useStatPreferences() {
	const preferences = useUserPreferences( PREFERENCES );
	const updateUserPreferences = useUpdateUserPreferences();
	const { attempt, failure } = useAttempt();
	const choicesMade = useRef( 0 );
	const stored = preferences.status === 'ready' ? preferences.data[ PREFERENCE ] : undefined;

	const save = ( changes: StatPreferences, onFailed?: ( failed: FailedWrite ) => void ) => {
		void attempt( {
			// A unique subject, so that a second choice does not wait for the first.
			subject: String( choicesMade.current++ ),
			problem: __( 'Your choice was not saved.', 'store-admin' ),
			write: async () => {
				if ( ! stored ) {
					throw new DescribedWriteError(
						__(
							'Your choice was not saved, because your other choices are not known. Reload the page and try again.',
							'store-admin'
						)
					);
				}
				await updateUserPreferences( { [ PREFERENCE ]: { ...stored, ...changes } } );
			},
			...( onFailed && { onFailed } ),
		} );
	};
	return { stored, save, failure: failure?.message };
}

/** The figures that Home can show, and those that this user has chosen. */
export function useStatChoices(): StatChoicesHook {
	const filtered = useOfferedStats();
	const hasJetpack = getFacts( homeManifest ).jetpack === 'connected';
	const stats = useMemo( () => filtered.filter( ( stat ) => hasJetpack || ! isOfJetpack( stat ) ), [ filtered, hasJetpack ] );
	const known = useKnownLabels( stats.some( isForeign ) );
	const { stored, save, failure } = useStatPreferences();
	const hidden = stored?.hiddenStats ?? DEFAULT_HIDDEN;

	const choices = useMemo(
		() =>
			known &&
			stats
				.filter( ( stat ) => ! isForeign( stat ) || known.has( stat ) )
				.map( ( stat ) => ( { stat, label: known.get( stat ) ?? statLabel( stat ), isShown: ! hidden.includes( stat ) } ) ),
		[ known, stats, hidden ]
	);
	return {
		choices,
		toggle: ( stat ) =>
			save( { hiddenStats: hidden.includes( stat ) ? hidden.filter( ( other ) => other !== stat ) : [ ...hidden, stat ] } ),
		isJetpackDismissed: stored?.installJetpackDismissed === true,
		dismissJetpack: () => save( { installJetpackDismissed: true } ),
		failure,
	};
}

export interface StatsHook {
	readonly figures: RemoteData< readonly Figure[] >;
	readonly retry: () => void;
}

function useSpan( span: Span, stats: string ) {
	const query = useMemo( () => ( { after: span.after, before: span.before, stats } ), [ span, stats ] );
	return useIndicators( 'performance-indicators', query );
}

/**
 * The figures of a period up to now, each compared with the previous period up to the same time.
 *
 * @param period Id of the period.
 * @param stats  Names of the figures, comma separated.
 */
export function useStats( period: PeriodId, stats: string ): StatsHook {
	const { locale } = getSettings();
	// "Now" stays the same while the page is open, because a new value would cause a request in every render.
	const [ now ] = useState( () => storeNow( locale.timeZone ) );
	const spans = useMemo( () => periodToDate( period, now, locale.startOfWeek ), [ period, now, locale.startOfWeek ] );
	const current = useSpan( spans.current, stats );
	const previous = useSpan( spans.previous, stats );

	const figures = useMemo( (): RemoteData< readonly Figure[] > => {
		if ( current.indicators.status !== 'ready' ) {
			return current.indicators;
		}
		if ( previous.indicators.status === 'pending' ) {
			return previous.indicators;
		}
		const before = previous.indicators.status === 'ready' ? previous.indicators.data : [];
		return {
			...current.indicators,
			data: current.indicators.data.map( ( row ) =>
				toFigure(
					row,
					before.find( ( other ) => other.stat === row.stat ),
					{ period, endsAtSameTime: spans.endsAtSameTime }
				)
			),
		};
	}, [ current.indicators, previous.indicators, period, spans ] );
	const retry = () => {
		current.retry();
		previous.retry();
	};
	return { figures, retry };
}

/** Whether the owner allows suggestions and this user can install Jetpack. */
function isJetpackOffered(): boolean {
	const { jetpack, showsSuggestions } = getFacts( homeManifest );
	return showsSuggestions && jetpack !== 'connected' && can( 'install_plugins' );
}

/** The choice in the display options whether the offer of Jetpack is shown. */
export function useJetpackChoices(): readonly MenuItem[] {
	const { stored, save } = useStatPreferences();
	const { createNotice } = useNotices();
	if ( ! stored || ! isJetpackOffered() ) {
		return [];
	}
	const isShown = stored.installJetpackDismissed !== true;
	const handleSelect = () => save( { installJetpackDismissed: isShown }, ( failed ) => void createNotice( ...failureNotice( failed ) ) );
	return [ { label: __( 'Show the offer of Jetpack', 'store-admin' ), kind: 'checkbox', isSelected: isShown, onSelect: handleSelect } ];
}

export interface JetpackHook {
	readonly state: JetpackState;
	/** Whether the offer is shown: the owner allows suggestions and this user can install Jetpack. */
	readonly isOffered: boolean;
	readonly isBusy: boolean;
	readonly failure: string | undefined;
	readonly start: () => void;
}

/** Installs and activates Jetpack as needed, and opens the page where the site is connected. */
export function useJetpack(): JetpackHook {
	const { jetpack } = getFacts( homeManifest );
	const { installAndGetConnectUrl } = useJetpackSetup();
	const { attempt, isBusy, failure } = useAttempt();
	const start = () =>
		void attempt( {
			problem: __( 'Jetpack was not set up.', 'store-admin' ),
			write: async () => navigateTo( { url: await installAndGetConnectUrl( jetpack !== 'active', getAdminLink ) } ),
			isFinal: true,
		} );
	return {
		state: jetpack,
		isOffered: isJetpackOffered(),
		isBusy,
		failure: failure?.message,
		start,
	};
}
