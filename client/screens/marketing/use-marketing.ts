import { useCallback, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { installStop, useIsInstalling, type ApiError } from '@store-admin/data';
import { can } from '@store-admin/settings';
import { describeInstallError, type InstallProblem } from '../../shared/plugins/describe-install-error';
import { DescribedWriteError } from '../../shared/write/described-write-error';
import { useAttempt } from '../../shared/write/use-attempt';

/** An extension that is to be installed or activated. */
export interface MarketingWish {
	readonly slug: string;
	readonly name: string;
	/** Whether it is installed already. */
	readonly isActivation?: boolean;
	/** Installs or activates it; rejects with an ApiError. */
	readonly write: () => Promise< unknown >;
	/** Fetches lists again; also called after a failure, because the server may have done a part of the work. */
	readonly onEnd: () => void;
}

/** The work that all sections share: one extension is installed or activated at a time. */
export interface MarketingWork {
	readonly canInstall: boolean;
	/** Slug of the extension that is being installed or activated; '' for one of a visit before, whose row is not known any more. */
	readonly busySlug: string | undefined;
	/** Why the last attempt failed, and for which extension. */
	readonly failure: { readonly slug: string; readonly problems: readonly InstallProblem[] } | undefined;
	readonly start: ( wish: MarketingWish ) => void;
}

function activationProblem(): string {
	return __( 'There was an error trying to activate the extension.', 'woocommerce' );
}

function problemsOf(
	{ name, slug, isActivation }: MarketingWish,
	error: ApiError | DescribedWriteError,
	message: string
): readonly InstallProblem[] {
	return isActivation || error instanceof DescribedWriteError
		? [ { text: message } ]
		: describeInstallError( error, { names: { [ slug ]: name }, stopOf: installStop } );
}

/** Installs and activates extensions, one at a time for the whole page. */
export function useMarketing(): MarketingWork {
	const { attempt, busy, failure } = useAttempt( { isExclusive: true } );
	const isInstalling = useIsInstalling();
	const [ last, setLast ] = useState< MarketingWish | undefined >();
	const start = useCallback(
		( wish: MarketingWish ) => {
			setLast( wish );
			void attempt( {
				subject: wish.slug,
				problem: wish.isActivation ? activationProblem() : __( 'The installation did not finish.', 'store-admin' ),
				write: wish.write,
				onDone: wish.onEnd,
				onFailed: ( { error } ) => {
					if ( error instanceof DescribedWriteError || ! error.isOffline ) {
						wish.onEnd();
					}
				},
			} );
		},
		[ attempt ]
	);
	return useMemo( () => {
		const shown = failure && last ? { slug: last.slug, problems: problemsOf( last, failure.error, failure.message ) } : undefined;
		return {
			canInstall: can( 'install_plugins' ),
			busySlug: [ ...busy ][ 0 ] ?? ( isInstalling ? '' : undefined ),
			failure: shown,
			start,
		};
	}, [ busy, isInstalling, failure, last, start ] );
}
