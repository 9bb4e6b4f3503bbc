import { activatePlugins, deactivatePlugin, dismissGatewaySuggestions, installPlugins, type PluginsAnswer } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { receiveActions } from './receive-actions';
import { active, recommended, type PluginsState } from './state';

type Context = ThunkContext< PluginsState >;

function install( slugs: readonly string[], isAsync = false, source = '' ): Thunk< PluginsAnswer > {
	return async ( { dispatch } ) => {
		const answer = await dispatch( track( 'installPlugins', [], async () => installPlugins( slugs, isAsync, source ) ) );
		dispatch( receiveActions.updateInstalledPlugins( answer.data.installed ) );
		return answer;
	};
}

function activate( slugs: readonly string[] ): Thunk< PluginsAnswer > {
	return async ( { dispatch } ) => {
		const answer = await dispatch( track( 'activatePlugins', [], async () => activatePlugins( slugs ) ) );
		dispatch( receiveActions.updateActivePlugins( answer.data.activated ) );
		return answer;
	};
}

function pickActivation( { data }: PluginsAnswer ): Pick< PluginsAnswer[ 'data' ], 'activated' | 'active' > {
	return { activated: data.activated, active: data.active };
}

/** The public actions of `wc/admin/plugins` that change the site; a refused plugin rejects with its name. */
export const pluginActions = {
	installPlugins: install,
	activatePlugins: activate,
	installAndActivatePlugins:
		( slugs: readonly string[], source = '' ): Thunk< PluginsAnswer > =>
		async ( { dispatch } ) => {
			const installation = await dispatch( install( slugs, false, source ) );
			const activation = await dispatch( activate( slugs ) );
			return { ...activation, data: { ...installation.data, ...pickActivation( activation ) } };
		},
	deactivatePlugin:
		( file: string ) =>
		async ( { dispatch, select }: Context ): Promise< void > => {
			await dispatch( track( 'deactivatePlugin', [], async () => deactivatePlugin( file ) ) );
			const [ slug ] = file.split( '/' );
			dispatch( active.receive( stateOf( { select } ).active.filter( ( candidate ) => candidate !== slug ) ) );
		},
	dismissRecommendedPlugins:
		( type: string ) =>
		async ( { dispatch, select }: Context ): Promise< void > => {
			if ( type !== 'payments' ) {
				return;
			}
			const before = stateOf( { select } ).recommended[ type ] ?? [];
			dispatch( recommended.receive( type, [] ) );
			try {
				await dispatch( track( 'dismissRecommendedPlugins', [], dismissGatewaySuggestions ) );
			} catch ( error ) {
				dispatch( recommended.receive( type, before ) );
				throw error;
			}
		},
};
