import { useMemo } from 'react';
import { mapRemote, useMarketingPlugins, useRegisteredChannels, type MarketingPlugin, type RemoteData } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';
import type { MarketingWork } from '../use-marketing';

export interface InstalledHook {
	/** Installed extensions that are no channel; channels have a card of their own. */
	readonly plugins: RemoteData< readonly MarketingPlugin[] >;
	readonly retry: () => void;
	readonly activate: ( plugin: MarketingPlugin ) => void;
}

/** The marketing extensions of the site. */
export function useInstalled( work: MarketingWork ): InstalledHook {
	const { plugins, refresh, activate } = useMarketingPlugins();
	const { list, refresh: refreshChannels } = useRegisteredChannels();
	const shown = useMemo( () => {
		const channels = list.status === 'ready' ? list.data.map( ( { slug } ) => slug ) : [];
		return mapRemote( plugins, ( all ) => all.filter( ( { slug } ) => ! channels.includes( slug ) ) );
	}, [ plugins, list ] );
	return {
		plugins: shown,
		retry: refresh,
		activate: ( { slug, name = '' } ) =>
			work.start( {
				slug,
				name: plainText( name ) || slug,
				isActivation: true,
				write: async () => activate( slug ),
				onEnd: () => {
					// An active extension may have registered a channel.
					refreshChannels();
					refresh();
				},
			} ),
	};
}
