import { activateMarketingPlugin, toApiError } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { resolvers } from './resolvers';
import { receiveActions, recommended, type MarketingState } from './state';

/** The public actions of `wc/marketing` that send requests. */
export const actions = {
	/** Fetches the installed extensions again after a plugin was activated. */
	loadInstalledPluginsAfterActivation:
		( slug: string ): Thunk< void > =>
		async ( { dispatch } ) => {
			await dispatch( resolvers.getInstalledPlugins() );
			dispatch( receiveActions.removeActivatingPlugin( slug ) );
		},
	/** Resolves to whether the activation succeeded; a notice tells the user the reason of a failure. */
	activateInstalledPlugin:
		( slug: string ): Thunk< boolean > =>
		async ( { dispatch, registry } ) => {
			dispatch( receiveActions.receiveActivatingPlugin( slug ) );
			try {
				await dispatch( track( 'activateInstalledPlugin', [ slug ], async () => activateMarketingPlugin( slug ) ) );
				await dispatch( actions.loadInstalledPluginsAfterActivation( slug ) );
				return true;
			} catch ( thrown ) {
				dispatch( receiveActions.removeActivatingPlugin( slug ) );
				await registry.dispatch( 'core/notices' )[ 'createErrorNotice' ]?.( toApiError( thrown ).message );
				return false;
			}
		},
	installAndActivateRecommendedPlugin:
		( slug: string, category: string ) =>
		async ( { dispatch, registry, select }: ThunkContext< MarketingState > ): Promise< void > => {
			await registry.dispatch( 'wc/admin/plugins' )[ 'installAndActivatePlugins' ]?.( [ slug ] );
			const others = stateOf( { select } ).recommended[ category ]?.filter( ( plugin ) => plugin.product !== slug );
			dispatch( recommended.receive( category, others ?? [] ) );
			await dispatch( resolvers.getInstalledPlugins() );
		},
};
