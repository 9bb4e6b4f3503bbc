import { useCallback, useEffect, useMemo, useState } from 'react';
import { getHostGlobals } from '@store-admin/settings';
import type { RemoteData } from '@store-admin/data';
import type { PluginNames } from '../../../../shared/plugins/plugin-names';
import { usePluginInstall, type PluginInstallHook } from '../../parts/plugins/use-plugin-install';
import type { Gateway } from '../gateway';
import { keepFocusOverLoad, takeFocusOverLoad } from './focus-over-load';
import { useScripts, type ScriptsState } from './use-scripts';

export interface GatewaySetupHook {
	readonly plugins: PluginInstallHook;
	/** Ready when the first step is known. */
	readonly facts: RemoteData< unknown >;
	/** Whether the set-up has an install step; stays true after the installation. */
	readonly hasInstallStep: boolean;
	readonly currentKey: 'install' | 'configure';
	/** Whether the plugin is active and its gateway or scripts are still loading. */
	readonly isPending: boolean;
	readonly scripts: ScriptsState;
	/** Whether the page was reloaded just now, after the plugin was installed. */
	readonly isContinued: boolean;
	readonly install: () => void;
}

const NO_PLUGINS_NEEDED: RemoteData< readonly string[] > = { status: 'ready', data: [], isRefreshing: false };
const NO_SCRIPTS: Gateway[ 'scripts' ] = [];

/** A single plugin is named after the provider. Several plugins could not be told apart by that name. */
function namesOf( [ slug, ...others ]: Gateway[ 'plugins' ], title: string ): PluginNames {
	return slug !== undefined && others.length === 0 ? { [ slug ]: title } : {};
}

/** Reloads the page after an installation when the plugin's scripts need packages of the host that this page does not have. */
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
 * The steps of a set-up. They are derived from the state of the site, so that a reload and Back keep the right step.
 *
 * @param gateway      Payment gateway.
 * @param isRefreshing Whether the gateways of the site are being fetched.
 * @param refresh      Fetches the gateways of the site.
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
