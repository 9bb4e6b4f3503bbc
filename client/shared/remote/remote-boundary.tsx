import type { ReactElement, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { InlineError, SectionError } from '@store-admin/components';
import type { ApiError, RemoteData } from '@store-admin/data';
import { describeError } from './describe-error';

export interface RemoteBoundaryProps< T > {
	readonly of: RemoteData< T >;
	/** Shown while the value is pending; see `SkeletonGroup`. */
	readonly skeleton: ReactNode;
	/** Sentence that names the failure: "Your tasks could not be loaded." */
	readonly failureTitle: string;
	readonly onRetry: () => void;
	readonly isEmpty?: ( data: T ) => boolean;
	readonly empty?: ReactNode;
	/** Renders the failure inside the frame of the content. */
	readonly failureFrame?: ( failure: ReactElement ) => ReactNode;
	readonly children: ( data: T ) => ReactNode;
}

/** Shows a remote value: its failure, the skeleton, the empty state or the content, in this order. Content stays when its refresh fails. */
export function RemoteBoundary< T >( {
	of: remote,
	skeleton,
	failureTitle,
	onRetry,
	isEmpty,
	empty = null,
	failureFrame = ( failure ) => failure,
	children,
}: RemoteBoundaryProps< T > ): ReactElement {
	if ( remote.status === 'failed' ) {
		const { message, detail, canRetry } = describeError( remote.error );
		return (
			<>
				{ failureFrame(
					<SectionError title={ failureTitle } message={ message } detail={ detail } onRetry={ canRetry ? onRetry : undefined } />
				) }
			</>
		);
	}
	if ( remote.status === 'pending' ) {
		return <>{ skeleton }</>;
	}
	const { data, isRefreshing, refreshError } = remote;
	return (
		<>
			{ refreshError && ! isRefreshing && <RefreshFailure error={ refreshError } onRetry={ onRetry } /> }
			{ isEmpty?.( data ) ? empty : children( data ) }
		</>
	);
}

/** A message above the data: they could not be refreshed, so they may be out of date. */
function RefreshFailure( { error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void } ): ReactElement {
	const { message, canRetry } = describeError( error );
	/* translators: %s: why, a sentence. */
	const text = sprintf( __( 'This could not be refreshed, so it may be out of date. %s', 'store-admin' ), message );
	return <InlineError message={ text } onRetry={ canRetry ? onRetry : undefined } />;
}
