import { useCallback, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useMagicLink, useQrSignIn, useTaskLists, useUpdateOptions, type ApiError, type QrSignIn } from '@store-admin/data';
import { buildQuery } from '@store-admin/query';
import { can, getFacts, getSettings } from '@store-admin/settings';
import { DescribedWriteError } from '../../../shared/write/described-write-error';
import { useAttempt, type FailedWrite } from '../../../shared/write/use-attempt';
import { homeManifest } from '../manifest';

const DISMISSED = 'woocommerce_admin_dismissed_mobile_app_modal';
const APP_SCHEME = 'woocommerce://app-login';

export interface MobileAppHook {
	/** Whether the app can be signed in by an e-mail. */
	readonly canMailLink: boolean;
	/** Reason why no e-mail can be sent: the store is connected to WordPress.com but this user is not. */
	readonly mailProblem: string | undefined;
	/** Requests of the sign-in by a code. */
	readonly qrSignIn: QrSignIn;
	/** The text of the code in which the app finds this store. */
	readonly loginCode: string;
	/** Whether the e-mail was sent. */
	readonly isSent: boolean;
	readonly isSending: boolean;
	readonly failure: FailedWrite | undefined;
	readonly sendLink: () => void;
	/** Saves that the dialog was seen, which completes its task. */
	readonly remember: () => void;
}

/** The server has one message for e-mails that it could not send; the host shows a clearer one. */
function describe( error: ApiError ): ApiError | DescribedWriteError {
	return error.code === 'error_sending_mobile_magic_link'
		? new DescribedWriteError( __( 'We couldn’t send the link. Try again in a few seconds.', 'woocommerce' ) )
		: error;
}

/** Data and actions of the dialog about the mobile app. */
export function useMobileApp(): MobileAppHook {
	const { jetpack, isJetpackUser } = getFacts( homeManifest );
	const { homeUrl } = getSettings();
	const [ isSent, setIsSent ] = useState( false );
	const { attempt, isBusy: isSending, failure } = useAttempt();
	const send = useMagicLink();
	const qrSignIn = useQrSignIn();
	const updateOptions = useUpdateOptions();
	const { retry: refreshTasks } = useTaskLists( { isPassive: true } );
	const sendLink = useCallback( () => {
		void attempt( {
			problem: __( 'The sign-in link was not sent.', 'store-admin' ),
			write: async () => send().catch( ( error: ApiError ) => Promise.reject( describe( error ) ) ),
			onDone: () => setIsSent( true ),
		} );
	}, [ attempt, send ] );
	const remember = useCallback( () => {
		// Only these users may save the option. For others the task stays open, which is harmless.
		if ( can( 'manage_options' ) ) {
			updateOptions( { [ DISMISSED ]: 'yes' } ).then( refreshTasks, () => {} );
		}
	}, [ updateOptions, refreshTasks ] );
	const loginCode = `${ APP_SCHEME }?${ buildQuery( { siteUrl: homeUrl } ) }`;
	const isSiteConnected = jetpack === 'connected';
	const mailProblem =
		isSiteConnected && ! isJetpackUser
			? __(
					'The store is connected to WordPress.com, but not with your account, so no sign-in link can be sent to you.',
					'store-admin'
				)
			: undefined;
	const canMailLink = isSiteConnected && isJetpackUser;
	return { canMailLink, mailProblem, qrSignIn, loginCode, isSent, isSending, failure, sendLink, remember };
}
