import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useJetpackAuthUrl, type RemoteData, type JetpackAuth } from '@store-admin/data';
import { navigateTo } from '@store-admin/navigation';
import { plainText } from '../../../../shared/plain-text';
import { useReturn } from '../../../../shared/use-return';
import { describeFailedWrite } from '../../../../shared/write/describe-failed-write';

const CONNECT_FROM = 'woocommerce-services';

export interface JetpackConnectState {
	/** Whether the address is being fetched or its page is loading. */
	readonly isConnecting: boolean;
	readonly error: string | undefined;
	readonly connect: () => void;
}

function errorOf( answer: RemoteData< JetpackAuth > | undefined ): string | undefined {
	if ( answer?.status === 'failed' ) {
		return describeFailedWrite( __( 'The store was not connected.', 'store-admin' ), answer.error );
	}
	if ( answer?.status !== 'ready' || answer.isRefreshing ) {
		return undefined;
	}
	const { errors, url } = answer.data;
	return plainText( errors[ 0 ] ?? '' ) || ( url === '' ? __( 'Error requesting connection URL.', 'woocommerce' ) : undefined );
}

/**
 * Opens the page where the store is connected, after a press.
 *
 * @param redirectUrl Address to return to; the current page when left out.
 */
export function useJetpackConnect( redirectUrl?: string ): JetpackConnectState {
	const [ target, setTarget ] = useState< string | undefined >();
	const { answer, forget } = useJetpackAuthUrl( target === undefined ? undefined : { redirectUrl: target, from: CONNECT_FROM } );
	const error = errorOf( answer );
	const url = answer?.status === 'ready' && ! answer.isRefreshing && error === undefined ? answer.data.url : '';
	useEffect( () => {
		if ( url !== '' ) {
			navigateTo( { url } );
		}
	}, [ url ] );
	useReturn( () => setTarget( undefined ) );
	return {
		isConnecting: target !== undefined && error === undefined,
		error,
		connect: () => {
			forget();
			setTarget( redirectUrl ?? window.location.href );
		},
	};
}
