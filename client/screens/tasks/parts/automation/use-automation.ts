import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	combineRemote,
	mapRemote,
	useJetpackConnection,
	useOptions,
	useUpdateOptions,
	withFallback,
	type RemoteData,
} from '@store-admin/data';
import { useAttempt } from '../../../../shared/write/use-attempt';
import { usePluginInstall, type PluginInstallHook } from '../plugins/use-plugin-install';

const OPTED_IN = 'woocommerce_setup_jetpack_opted_in';

interface AutomationInput {
	/** Directory names of the plugins to activate. */
	readonly slugs: readonly string[];
	/** Option in which the service's own plugin stores that its terms were accepted. */
	readonly termsOption: 'wc_connect_options' | 'wcshipping_options';
}

/** The state of the store. The current step is derived from it, so that Back and reload keep the right step. */
export interface AutomationFacts {
	readonly isInstalled: boolean;
	readonly hasAcceptedTerms: boolean;
	readonly isConnected: boolean;
}

export interface AutomationHook {
	readonly facts: RemoteData< AutomationFacts >;
	readonly retry: () => void;
	readonly plugins: PluginInstallHook;
	/** Accepts the terms and activates the plugins. */
	readonly install: () => Promise< void >;
	/** Message when the terms could not be saved. */
	readonly failure: string | undefined;
}

/** A service that is installed and then connected. */
export function useAutomation( { slugs, termsOption }: AutomationInput ): AutomationHook {
	const plugins = usePluginInstall();
	const connection = useJetpackConnection();
	const { options, retry: retryOptions } = useOptions( useMemo( () => [ termsOption, OPTED_IN ] as const, [ termsOption ] ) );
	const updateOptions = useUpdateOptions();
	const { attempt, failure, clearFailure } = useAttempt();
	const { active, install: installPlugins, retry: retryPlugins } = plugins;

	const facts = useMemo( () => {
		// When the connection is unknown, the step that connects is shown, which is more useful than a failed screen.
		const known = combineRemote( { active, options, isConnected: withFallback( connection, false ) } );
		return mapRemote( known, ( values ) => ( {
			isInstalled: slugs.every( ( slug ) => values.active.includes( slug ) ),
			hasAcceptedTerms: values.options[ OPTED_IN ] || values.options[ termsOption ].tos_accepted,
			isConnected: values.isConnected,
		} ) );
	}, [ active, options, connection, slugs, termsOption ] );

	const install = useCallback( async () => {
		clearFailure();
		if ( await installPlugins( slugs ) ) {
			await attempt( {
				problem: __( 'Your agreement to the terms was not saved.', 'store-admin' ),
				write: async () => updateOptions( { [ OPTED_IN ]: true } ),
			} );
		}
	}, [ clearFailure, installPlugins, slugs, attempt, updateOptions ] );

	const retry = useCallback( () => {
		retryPlugins();
		retryOptions();
	}, [ retryPlugins, retryOptions ] );
	return { facts, retry, plugins, install, failure: failure?.message };
}
