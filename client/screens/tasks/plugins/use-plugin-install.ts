import { useCallback, useRef, useState } from 'react';
import { usePluginsState, type ApiError, type PluginsHook } from '@store-admin/data';
import { can } from '@store-admin/settings';
import { describeInstallError } from './describe-install-error';

export interface PluginInstallHook {
	readonly active: PluginsHook[ 'active' ];
	readonly installed: PluginsHook[ 'installed' ];
	readonly retry: () => void;
	/** What is being installed now; while it is, nothing else can be. */
	readonly busySlugs: readonly string[];
	/** Why the last try failed, one line per plugin. */
	readonly errors: readonly string[];
	readonly canInstall: boolean;
	/** Installs what is missing and switches all on; true when every one of them is on. */
	readonly install: ( slugs: readonly string[] ) => Promise< boolean >;
}

type Writes = Pick< PluginsHook, 'installPlugins' | 'activatePlugins' >;

/** What could be installed is switched on even when the rest could not: nobody should have to find it in the plugin list. */
async function installAndActivate( slugs: readonly string[], missing: readonly string[], writes: Writes ): Promise< void > {
	let failure: ApiError | undefined;
	if ( missing.length > 0 ) {
		await writes.installPlugins( missing ).catch( ( error: ApiError ) => {
			failure = error;
		} );
	}
	const refused = Object.keys( failure?.fieldErrors ?? {} );
	if ( failure && refused.length === 0 ) {
		throw failure;
	}
	const usable = slugs.filter( ( slug ) => ! refused.includes( slug ) );
	if ( usable.length > 0 ) {
		await writes.activatePlugins( usable );
	}
	if ( failure ) {
		throw failure;
	}
}

function listOf( remote: PluginsHook[ 'active' ] ): readonly string[] {
	return remote.status === 'ready' ? remote.data : [];
}

/** Installs plugins through the plugins store, one wish at a time. */
export function usePluginInstall(): PluginInstallHook {
	const { active, installed, retry, installPlugins, activatePlugins } = usePluginsState();
	const [ busySlugs, setBusySlugs ] = useState< readonly string[] >( [] );
	const [ errors, setErrors ] = useState< readonly string[] >( [] );
	const isBusy = useRef( false );
	const [ activeSlugs, installedSlugs ] = [ listOf( active ), listOf( installed ) ];

	const install = useCallback(
		async ( slugs: readonly string[] ) => {
			if ( isBusy.current ) {
				return false;
			}
			const wanted = slugs.filter( ( slug ) => ! activeSlugs.includes( slug ) );
			const missing = wanted.filter( ( slug ) => ! installedSlugs.includes( slug ) );
			isBusy.current = true;
			setBusySlugs( slugs );
			setErrors( [] );
			try {
				if ( wanted.length > 0 ) {
					await installAndActivate( wanted, missing, { installPlugins, activatePlugins } );
				}
				return true;
			} catch ( thrown ) {
				const error = thrown as ApiError;
				setErrors( describeInstallError( error ) );
				if ( ! error.isOffline ) {
					// After a lost answer, only the server knows how far it came.
					retry();
				}
				return false;
			} finally {
				isBusy.current = false;
				setBusySlugs( [] );
			}
		},
		[ activeSlugs, installedSlugs, installPlugins, activatePlugins, retry ]
	);
	return { active, installed, retry, busySlugs, errors, canInstall: can( 'install_plugins' ), install };
}
