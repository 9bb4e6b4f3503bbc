import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '@store-admin/data';
import type { PreviewRequests } from './use-emails';

export interface PreviewHook {
	/** The example email that is shown: an HTML document; undefined before the first one. */
	readonly page: string | undefined;
	/** Undefined until it is known, and when it could not be loaded. */
	readonly subject: string | undefined;
	/** Why the subject could not be loaded. */
	readonly subjectError: ApiError | undefined;
	readonly isLoading: boolean;
	/** Why the chosen email cannot be shown. */
	readonly error: ApiError | undefined;
	/** Loads the email again. */
	readonly reload: () => void;
}

const NOTHING = { page: undefined, subject: undefined, subjectError: undefined, isLoading: true, error: undefined };

/**
 * The example email of a type. It is loaded once on opening; when another one is chosen meanwhile, only the last one is shown.
 *
 * @param type     Class of the email.
 * @param pageUrl  Address of the example as a page, without its type.
 * @param requests The same object in each render.
 */
export function usePreview( type: string, pageUrl: string, requests: PreviewRequests ): PreviewHook {
	const [ shown, setShown ] = useState< Omit< PreviewHook, 'reload' > >( NOTHING );
	const [ version, setVersion ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		const isCurrent = () => ! controller.signal.aborted;
		const address = new URL( pageUrl, window.location.href );
		address.searchParams.set( 'type', type );
		address.searchParams.set( 'hash', String( version ) );
		setShown( ( before ) => ( { ...before, isLoading: true, error: undefined } ) );
		requests.loadPage( address.href, controller.signal ).then(
			( page ) => isCurrent() && setShown( ( before ) => ( { ...before, page, isLoading: false } ) ),
			( error: ApiError ) => isCurrent() && setShown( ( before ) => ( { ...before, page: undefined, isLoading: false, error } ) )
		);
		requests.fetchSubject( type ).then(
			( subject ) => isCurrent() && setShown( ( before ) => ( { ...before, subject, subjectError: undefined } ) ),
			( subjectError: ApiError ) => isCurrent() && setShown( ( before ) => ( { ...before, subject: undefined, subjectError } ) )
		);
		return () => controller.abort();
	}, [ type, pageUrl, version, requests ] );
	return { ...shown, reload: useCallback( () => setVersion( ( count ) => count + 1 ), [] ) };
}
