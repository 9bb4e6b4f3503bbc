import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { installStop, usePluginsState, type ApiError, type PluginsHook } from '@store-admin/data';
import { can } from '@store-admin/settings';
import { useAttempt } from '../../../../shared/write/use-attempt';
import { describeInstallError, type InstallProblem } from '../../../../shared/plugins/describe-install-error';
import { installAndActivate } from '../../../../shared/plugins/install-and-activate';
import type { PluginNames } from '../../../../shared/plugins/plugin-names';

export interface PluginInstallHook {
	readonly active: PluginsHook[ 'active' ];
	readonly installed: PluginsHook[ 'installed' ];
	readonly retry: () => void;
	/** Plugins that are being installed; no other installation can start meanwhile. */
	readonly busySlugs: readonly string[];
	/** Whether another part of the page is installing something, so that this one waits. */
	readonly isElsewhere: boolean;
	/** Reasons why the last attempt failed, one line per plugin. */
	readonly errors: readonly InstallProblem[];
	readonly canInstall: boolean;
	/** Installs and activates the plugins as needed; resolves to true when all are active. */
	readonly install: ( slugs: readonly string[] ) => Promise< boolean >;
}

function listOf( remote: PluginsHook[ 'active' ] ): readonly string[] {
	return remote.status === 'ready' ? remote.data : [];
}

/**
 * Installs plugins through the plugins store, one group at a time.
 *
 * @param names Names of the plugins in their offers, for plugins that `pluginName` does not know.
 */
export function usePluginInstall( names?: PluginNames ): PluginInstallHook {
	const { active, installed, isInstalling, retry, installPlugins, activatePlugins } = usePluginsState();
	const { attempt, busy, failure } = useAttempt( { isExclusive: true } );
	const [ failures, setFailures ] = useState< readonly ApiError[] >( [] );
	const [ activeSlugs, installedSlugs ] = [ listOf( active ), listOf( installed ) ];
	// Directory names contain no spaces.
	const busySlugs = [ ...busy ].flatMap( ( subject ) => subject.split( ' ' ) );

	const install = useCallback(
		async ( slugs: readonly string[] ) => {
			const wanted = slugs.filter( ( slug ) => ! activeSlugs.includes( slug ) );
			const missing = wanted.filter( ( slug ) => ! installedSlugs.includes( slug ) );
			const write = async () => {
				const failed = wanted.length > 0 ? await installAndActivate( wanted, missing, { installPlugins, activatePlugins } ) : [];
				setFailures( failed );
				if ( failed.some( ( { isOffline } ) => ! isOffline ) ) {
					// After a lost answer the state of the plugins must be fetched again.
					retry();
				}
				if ( failed[ 0 ] ) {
					throw failed[ 0 ];
				}
			};
			return attempt( { subject: slugs.join( ' ' ), problem: __( 'The installation did not finish.', 'store-admin' ), write } );
		},
		[ activeSlugs, installedSlugs, installPlugins, activatePlugins, retry, attempt ]
	);
	return {
		active,
		installed,
		retry,
		busySlugs,
		isElsewhere: isInstalling && busySlugs.length === 0,
		errors: failure ? failures.flatMap( ( error ) => describeInstallError( error, { names, stopOf: installStop } ) ) : [],
		canInstall: can( 'install_plugins' ),
		install,
	};
}
