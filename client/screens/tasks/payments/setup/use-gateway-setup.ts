import { useCallback, useEffect, useMemo, useState } from 'react';
import { getHostGlobals } from '@store-admin/settings';
import type { RemoteData } from '@store-admin/data';
import type { PluginNames } from '../../parts/plugins/plugin-names';
import { usePluginInstall, type PluginInstallHook } from '../../parts/plugins/use-plugin-install';
import type { Gateway } from '../gateway';
import { keepFocusOverLoad, takeFocusOverLoad } from './focus-over-load';
import { useScripts, type ScriptsState } from './use-scripts';

export interface GatewaySetupHook {
	readonly plugins: PluginInstallHook;
	/** Whether it is known which step comes first. */
	readonly facts: RemoteData< unknown >;
	/** Whether installing is a step of this set-up; stays so when it is done. */
	readonly hasInstallStep: boolean;
	readonly currentKey: 'install' | 'configure';
	/** The plugin is on, and what it brings is on its way. */
	readonly isPending: boolean;
	readonly scripts: ScriptsState;
	/** The plugin was installed just before this document was loaded for it. */
	readonly isContinued: boolean;
	readonly install: () => void;
}

const NO_PLUGINS_NEEDED: RemoteData< readonly string[] > = { status: 'ready', data: [], isRefreshing: false };
const NO_SCRIPTS: Gateway[ 'scripts' ] = [];

/** The name of the provider is that of its plugin, unless there are several, which it would not tell apart. */
function namesOf( [ slug, ...others ]: Gateway[ 'plugins' ], title: string ): PluginNames {
	return slug !== undefined && others.length === 0 ? { [ slug ]: title } : {};
}

/** Scripts of a plugin that was just installed stand on packages of the host, which only a new document brings. */
function useDocumentFor( { id, scripts }: Gateway, wasInstalled: boolean ): boolean {
	const needsDocument = wasInstalled && scripts.length > 0 && getHostGlobals().components === undefined;
	useEffect( () => {
		if ( needsDocument ) {
			keepFocusOverLoad( id );
			globalThis.location.reload();
		}
	}, [ id, needsDocument ] );
	return needsDocument;
}

/**
 * The steps of a set-up, read from facts: what is on the site decides, so that a reload and Back are safe.
 *
 * @param gateway      Way to pay.
 * @param isRefreshing Whether the site is being asked for its gateways.
 * @param refresh      Asks it.
 */
export function useGatewaySetup( gateway: Gateway, isRefreshing: boolean, refresh: () => void ): GatewaySetupHook {
	const { title, plugins: slugs } = gateway;
	const names = useMemo( () => namesOf( slugs, title ), [ slugs, title ] );
	const plugins = usePluginInstall( names );
	const [ wasInstalled, setWasInstalled ] = useState( false );
	const [ isContinued ] = useState( () => takeFocusOverLoad( gateway.id ) );
	const { active, install } = plugins;
	const facts = slugs.length === 0 ? NO_PLUGINS_NEEDED : active;
	const isInstalled = facts.status === 'ready' && slugs.every( ( slug ) => facts.data.includes( slug ) );
	const needsDocument = useDocumentFor( gateway, wasInstalled );
	const scripts = useScripts( isInstalled && ! needsDocument ? gateway.scripts : NO_SCRIPTS );

	const installAll = useCallback( async () => {
		if ( await install( slugs ) ) {
			setWasInstalled( true );
			refresh();
		}
	}, [ install, slugs, refresh ] );
	return {
		plugins,
		facts,
		hasInstallStep: wasInstalled || ! isInstalled,
		currentKey: isInstalled ? 'configure' : 'install',
		isPending: isInstalled && ( isRefreshing || needsDocument || scripts === 'pending' ),
		scripts,
		isContinued,
		install: () => void installAll(),
	};
}
