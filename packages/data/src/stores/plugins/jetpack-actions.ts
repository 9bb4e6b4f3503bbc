import { fetchJetpackConnectUrl, toApiError } from '@store-admin/api';
import { track } from '../../core/remote-data/requests';
import type { Thunk } from '../../core/remote-data/thunk';
import { pluginActions } from './plugin-actions';
import { connectUrls } from './state';

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

/** The public actions of `wc/admin/plugins` that lead away to connect the site to Jetpack. */
export const jetpackActions = {
	/** Gives the address to go to; going there is left to the caller. */
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
	/** Raises one error notice per message. */
	createErrorNotice:
		( messages: readonly string[] | Readonly< Record< string, string > > ): Thunk< void > =>
		async ( { registry } ) => {
			const notices = registry.dispatch( 'core/notices' );
			await Promise.all( Object.values( messages ).map( ( message ): unknown => notices[ 'createErrorNotice' ]?.( message ) ) );
		},
};
