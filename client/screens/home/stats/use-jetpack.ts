import { useState } from 'react';
import { useJetpackSetup, type ApiError } from '@store-admin/data';
import { getAdminLink, navigateTo } from '@store-admin/navigation';
import { can, getSettings, type JetpackState } from '@store-admin/settings';
import { describeError } from '../../../shared/remote/describe-error';
import { useReturn } from '../../../shared/use-return';

export interface JetpackHook {
	readonly state: JetpackState;
	/** Whether the owner wants suggestions and may follow this one. */
	readonly isOffered: boolean;
	readonly isBusy: boolean;
	readonly failure: string | null;
	readonly start: () => void;
}

/** Installs Jetpack as far as that is still to be done, and leads to where the site is connected. */
export function useJetpack(): JetpackHook {
	const { jetpack, showsSuggestions } = getSettings();
	const { installAndGetConnectUrl } = useJetpackSetup();
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< string | null >( null );
	useReturn( () => setIsBusy( false ) );
	const start = async () => {
		setIsBusy( true );
		setFailure( null );
		try {
			navigateTo( { url: await installAndGetConnectUrl( jetpack !== 'active', getAdminLink ) } );
		} catch ( error ) {
			setFailure( describeError( error as ApiError ).message );
			setIsBusy( false );
		}
	};
	return {
		state: jetpack,
		isOffered: showsSuggestions && jetpack !== 'connected' && can( 'install_plugins' ),
		isBusy,
		failure,
		start: () => void start(),
	};
}
