import { useCallback, useRef, useState } from 'react';
import { usePluginsState, type ApiError, type PluginsHook } from '@store-admin/data';
import { can } from '@store-admin/settings';
import { describeInstallError } from './describe-install-error';
import type { PluginNames } from './plugin-names';

export interface PluginInstallHook {
	readonly active: PluginsHook[ 'active' ];
	readonly installed: PluginsHook[ 'installed' ];
	readonly retry: () => void;
	/** What is being installed now; while it is, nothing else can be. */
	readonly busySlugs: readonly string[];
	/** Another part of the page is installing something: this one waits. */
	readonly isElsewhere: boolean;
	/** Why the last try failed, one line per plugin. */
	readonly errors: readonly string[];
	readonly canInstall: boolean;
	/** Installs what is missing and switches all on; true when every one of them is on. */
	readonly install: ( slugs: readonly string[] ) => Promise< boolean >;
}

type Writes = Pick< PluginsHook, 'installPlugins' | 'activatePlugins' >;

async function failureOf( write: Promise< unknown > ): Promise< ApiError | undefined > {
	return write.then(
		() => undefined,
		( error: ApiError ) => error
	);
}

/**
 * What could be installed is switched on even when the rest could not: nobody should have to find it in the plugin list.
 *
 * @return What failed; empty when every plugin is on.
 */
async function installAndActivate( slugs: readonly string[], missing: readonly string[], writes: Writes ): Promise< readonly ApiError[] > {
	const installing = missing.length > 0 ? await failureOf( writes.installPlugins( missing ) ) : undefined;
	const refused = Object.keys( installing?.fieldErrors ?? {} );
	if ( installing && refused.length === 0 ) {
		return [ installing ];
	}
	const usable = slugs.filter( ( slug ) => ! refused.includes( slug ) );
	const activating = usable.length > 0 ? await failureOf( writes.activatePlugins( usable ) ) : undefined;
	return [ installing, activating ].filter( ( failure ) => failure !== undefined );
}

function listOf( remote: PluginsHook[ 'active' ] ): readonly string[] {
	return remote.status === 'ready' ? remote.data : [];
}

/**
 * Installs plugins through the plugins store, one wish at a time.
 *
 * @param names What they are called where they are offered, for those that are not known by name.
 */
export function usePluginInstall( names?: PluginNames ): PluginInstallHook {
	const { active, installed, isInstalling, retry, installPlugins, activatePlugins } = usePluginsState();
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
			const failures = wanted.length > 0 ? await installAndActivate( wanted, missing, { installPlugins, activatePlugins } ) : [];
			isBusy.current = false;
			setBusySlugs( [] );
			setErrors( failures.flatMap( ( failure ) => describeInstallError( failure, names ) ) );
			if ( failures.some( ( { isOffline } ) => ! isOffline ) ) {
				// After a lost answer, only the server knows how far it came.
				retry();
			}
			return failures.length === 0;
		},
		[ activeSlugs, installedSlugs, names, installPlugins, activatePlugins, retry ]
	);
	return {
		active,
		installed,
		retry,
		busySlugs,
		isElsewhere: isInstalling && busySlugs.length === 0,
		errors,
		canInstall: can( 'install_plugins' ),
		install,
	};
}
