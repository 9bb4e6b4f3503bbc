import { useCallback, useMemo, useRef, useState, type Dispatch } from 'react';
import {
	installStop,
	mapRemote,
	useFreeExtensions,
	usePluginWrites,
	useProfilerWrites,
	type ApiError,
	type RemoteData,
} from '@store-admin/data';
import { can } from '@store-admin/settings';
import { describeInstallError, type InstallProblem } from '../../../shared/plugins/describe-install-error';
import type { FlowAction } from '../flow/flow';
import { toFeatures, type Feature } from './features';
import { installFeatures } from './install-features';

/** What the host's statistics call the wizard. */
const SOURCE = 'core-profiler';

export interface FeaturesHook {
	readonly features: RemoteData< readonly Feature[] >;
	readonly retry: () => void;
	readonly canInstall: boolean;
	/** Why features were not installed, by their keys. */
	readonly problems: Readonly< Record< string, readonly InstallProblem[] > >;
	/** Installs features in their order. A second call while one is running does nothing. Resolves to whether all were installed. */
	readonly install: ( features: readonly Feature[] ) => Promise< boolean >;
}

/**
 * Reads the features that the wizard offers, and installs them. The reducer knows how far it is.
 *
 * @param dispatch Changes the state of the wizard.
 * @param isNeeded The list is requested when they are shown: it depends on the country.
 */
export function useFeatures( dispatch: Dispatch< FlowAction >, isNeeded: boolean ): FeaturesHook {
	const { groups, retry } = useFreeExtensions( isNeeded );
	const { installPlugin } = usePluginWrites();
	const { installInBackground } = useProfilerWrites();
	const [ problems, setProblems ] = useState< FeaturesHook[ 'problems' ] >( {} );
	const isRunning = useRef( false );
	const features = useMemo( () => mapRemote( groups, toFeatures ), [ groups ] );

	const install = useCallback(
		async ( chosen: readonly Feature[] ) => {
			if ( isRunning.current ) {
				return false;
			}
			isRunning.current = true;
			setProblems( {} );
			dispatch( { type: 'install', keys: chosen.map( ( { key } ) => key ) } );
			const names = Object.fromEntries( chosen.map( ( { slug, name } ) => [ slug, name ] ) );
			let isWhole = true;
			await installFeatures(
				chosen,
				{
					install: async ( slug ) => installPlugin( slug, SOURCE ),
					installInBackground: async ( slugs ) => installInBackground( slugs, SOURCE ),
				},
				{
					onInstalled: ( key ) => dispatch( { type: 'installed', key } ),
					onRefused: ( key, error ) => {
						isWhole = false;
						const described = describeInstallError( error as ApiError, { names, stopOf: installStop } );
						setProblems( ( known ) => ( { ...known, [ key ]: described } ) );
						dispatch( { type: 'refused', key } );
					},
				}
			);
			isRunning.current = false;
			dispatch( { type: 'end' } );
			if ( ! isWhole ) {
				// Those that were installed are shown as such.
				retry();
			}
			return isWhole;
		},
		[ dispatch, installPlugin, installInBackground, retry ]
	);
	return { features, retry, canInstall: can( 'install_plugins' ), problems, install };
}
