import { useMemo } from 'react';
import type { CampaignPage, CampaignType } from '@store-admin/api';
import { mapRemote, type RemoteData } from '../../core/remote-data/remote-data';
import { useRemote } from '../../core/remote-data/use-remote';
import { multichannelStore } from './store';
import { toList, type ReadList } from './use-channels';

export interface CampaignsHook {
	readonly campaigns: RemoteData< CampaignPage >;
	/** Fetches the page again. */
	readonly refresh: () => void;
}

/**
 * Reads one page of the campaigns of all channels.
 *
 * @param page    Number of the page, from 1.
 * @param perPage Campaigns on a page.
 */
export function useCampaigns( page: number, perPage: number ): CampaignsHook {
	const { remote, refresh } = useRemote( multichannelStore, 'getCampaigns', [ page, perPage ] );
	const campaigns = useMemo( () => {
		const total = remote.status === 'ready' ? remote.data.meta.total : undefined;
		const rows = toList( mapRemote( remote, ( answer ) => answer.campaigns ) );
		return mapRemote( rows, ( list ): CampaignPage => ( { campaigns: list, total: total ?? list.length } ) );
	}, [ remote ] );
	return { campaigns, refresh };
}

/** Reads the kinds of campaign that the registered channels can create. */
export function useCampaignTypes(): ReadList< CampaignType > {
	const { remote, refresh } = useRemote( multichannelStore, 'getCampaignTypes', [] );
	return { list: useMemo( () => toList( remote ), [ remote ] ), refresh };
}
