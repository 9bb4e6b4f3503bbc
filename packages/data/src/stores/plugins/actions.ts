import {
	activatePlugins,
	deactivatePlugin,
	dismissGatewaySuggestions,
	fetchJetpackConnectUrl,
	installPlugins,
	toApiError,
	type PluginsAnswer,
} from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import { stateOf, type Thunk, type ThunkContext } from '../../core/remote-data/thunk';
import { active, connectUrls, receiveActions, recommended, type PluginsState } from './state';

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

/** The actions that install, activate and deactivate. A refused plugin rejects with its name. */
const pluginActions = {
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

type GetAdminLink = ( path: string ) => string;
type ReportError = ( message: string ) => void;

function connectUrl( getAdminLink: GetAdminLink ): Thunk< string > {
	const redirectUrl = getAdminLink( 'admin.php?page=wc-admin' );
	return async ( { dispatch } ) => {
		const url = await dispatch( track( 'getJetpackConnectUrl', [], async () => fetchJetpackConnectUrl( redirectUrl ) ) );
		dispatch( connectUrls.receive( redirectUrl, url ) );
		return url;
	};
}

function leaveFor( url: string ): void {
	globalThis.location.assign( url );
}

/** The actions for connecting the site to Jetpack. */
const jetpackActions = {
	/** Resolves to the address; the caller opens it. */
	connectToJetpack: connectUrl,
	installJetpackAndConnect:
		( reportError: ReportError, getAdminLink: GetAdminLink ): Thunk< void > =>
		async ( { dispatch } ) => {
			try {
				await dispatch( pluginActions.installAndActivatePlugins( [ 'jetpack' ] ) );
				leaveFor( await dispatch( connectUrl( getAdminLink ) ) );
			} catch ( thrown ) {
				reportError( toApiError( thrown ).message );
			}
		},
	connectToJetpackWithFailureRedirect:
		( failureRedirect: string, reportError: ReportError, getAdminLink: GetAdminLink ): Thunk< void > =>
		async ( { dispatch } ) => {
			try {
				leaveFor( await dispatch( connectUrl( getAdminLink ) ) );
			} catch ( thrown ) {
				reportError( toApiError( thrown ).message );
				leaveFor( failureRedirect );
			}
		},
	/** Creates one error notice per message. */
	createErrorNotice:
		( messages: readonly string[] | Readonly< Record< string, string > > ): Thunk< void > =>
		async ( { registry } ) => {
			const notices = registry.dispatch( 'core/notices' );
			await Promise.all( Object.values( messages ).map( ( message ): unknown => notices[ 'createErrorNotice' ]?.( message ) ) );
		},
};

/** The public actions of `wc/admin/plugins` that send requests. */
export const actions = { ...pluginActions, ...jetpackActions };
