import { __ } from '@wordpress/i18n';
import { activateMarketingPlugin } from '@store-admin/api';
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
	/** Resolves to whether the activation succeeded; a notice says so. */
	activateInstalledPlugin:
		( slug: string ): Thunk< boolean > =>
		async ( { dispatch, registry } ) => {
			const tell = registry.dispatch( 'core/notices' );
			dispatch( receiveActions.receiveActivatingPlugin( slug ) );
			try {
				await dispatch( track( 'activateInstalledPlugin', [ slug ], async () => activateMarketingPlugin( slug ) ) );
				await dispatch( actions.loadInstalledPluginsAfterActivation( slug ) );
				await tell[ 'createSuccessNotice' ]?.( __( 'The extension has been successfully activated.', 'woocommerce' ) );
				return true;
			} catch {
				dispatch( receiveActions.removeActivatingPlugin( slug ) );
				await tell[ 'createErrorNotice' ]?.( __( 'There was an error trying to activate the extension.', 'woocommerce' ) );
				return false;
			}
		},
	/** A suffix after a colon tells several suggestions of one plugin apart. */
	installAndActivateRecommendedPlugin:
		( slug: string, category: string ) =>
		async ( { dispatch, registry, select }: ThunkContext< MarketingState > ): Promise< void > => {
			await registry.dispatch( 'wc/admin/plugins' )[ 'installAndActivatePlugins' ]?.( [ slug.split( ':' )[ 0 ] ] );
			const others = stateOf( { select } ).recommended[ category ]?.filter( ( plugin ) => plugin.product !== slug );
			dispatch( recommended.receive( category, others ?? [] ) );
			await dispatch( resolvers.getInstalledPlugins() );
		},
};
