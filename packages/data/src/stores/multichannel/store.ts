import { createStore } from '../../core/create-store';
import { deferred } from '../../core/remote-data/deferred';
import { selectors } from './selectors';
import { multichannelReducer, receiveActions } from './state';

/** Marketing channels and their campaigns. */
export const multichannelStore = createStore( 'wc/marketing-multichannel', {
	reducer: multichannelReducer,
	actions: receiveActions,
	selectors,
	resolvers: deferred( () => import( /* webpackChunkName: "store-work" */ './resolvers' ).then( ( { resolvers } ) => resolvers ), {
		getRegisteredChannels: true,
		getRecommendedChannels: true,
		getCampaignTypes: true,
		getCampaigns: true,
	} ),
} );
