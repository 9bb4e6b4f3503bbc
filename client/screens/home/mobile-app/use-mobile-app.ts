import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useMagicLink, useQrSignIn, useTaskLists, useUpdateOptions, type ApiError, type QrSignIn } from '@store-admin/data';
import { buildQuery } from '@store-admin/query';
import { can, getFacts, getSettings } from '@store-admin/settings';
import { isForbidden } from '../../../shared/remote/is-forbidden';
import { homeManifest } from '../manifest';

const DISMISSED = 'woocommerce_admin_dismissed_mobile_app_modal';
const APP_SCHEME = 'woocommerce://app-login';

export type LinkState = 'none' | 'sending' | 'sent' | 'failed';

export interface MobileAppHook {
	/** Whether the app can be signed in by e-mail. */
	readonly canMailLink: boolean;
	/** Requests of the sign-in by a code. */
	readonly qrSignIn: QrSignIn;
	/** What the app reads to find this store. */
	readonly loginCode: string;
	readonly link: LinkState;
	/** Why the e-mail was not sent; '' when it was. */
	readonly failure: string;
	readonly sendLink: () => void;
	/** Remembers that the offer was seen, which completes its task. */
	readonly remember: () => void;
}

function describe( error: ApiError ): string {
	if ( isForbidden( error ) ) {
		return __( 'Sorry, your account doesn’t have sufficient permission.', 'woocommerce' );
	}
	return error.code === 'error_sending_mobile_magic_link'
		? __( 'We couldn’t send the link. Try again in a few seconds.', 'woocommerce' )
		: __( 'Sorry, an unknown error occurred.', 'woocommerce' );
}

/** What the dialog about the mobile app needs to know and do. */
export function useMobileApp(): MobileAppHook {
	const { jetpack } = getFacts( homeManifest );
	const { homeUrl } = getSettings();
	const [ { link, failure }, setState ] = useState< { link: LinkState; failure: string } >( { link: 'none', failure: '' } );
	const send = useMagicLink();
	const qrSignIn = useQrSignIn();
	const updateOptions = useUpdateOptions();
	const { retry: refreshTasks } = useTaskLists( { isPassive: true } );
	const sendLink = useCallback( () => {
		setState( { link: 'sending', failure: '' } );
		send().then(
			() => setState( { link: 'sent', failure: '' } ),
			( error: ApiError ) => setState( { link: 'failed', failure: describe( error ) } )
		);
	}, [ send ] );
	const remember = useCallback( () => {
		// The host lets only these users write it; for others the task stays, which harms nothing.
		if ( can( 'manage_options' ) ) {
			updateOptions( { [ DISMISSED ]: 'yes' } ).then( refreshTasks, () => {} );
		}
	}, [ updateOptions, refreshTasks ] );
	const loginCode = `${ APP_SCHEME }?${ buildQuery( { siteUrl: homeUrl } ) }`;
	return { canMailLink: jetpack === 'connected', qrSignIn, loginCode, link, failure, sendLink, remember };
}
