import type { ReactElement, ReactNode } from 'react';
import { SectionError } from '@store-admin/components';
import type { RemoteData } from '@store-admin/data';
import { describeError } from './describe-error';

export interface RemoteBoundaryProps< T > {
	readonly of: RemoteData< T >;
	/** Shown while the value is pending; see `SkeletonGroup`. */
	readonly skeleton: ReactNode;
	/** What failed, as a sentence: "Your tasks could not be loaded." */
	readonly failureTitle: string;
	readonly onRetry: () => void;
	readonly isEmpty?: ( data: T ) => boolean;
	readonly empty?: ReactNode;
	/** Renders the failure inside the frame of the content. */
	readonly failureFrame?: ( failure: ReactElement ) => ReactNode;
	readonly children: ( data: T ) => ReactNode;
}

/** Shows a remote value: its failure, the skeleton, the empty state or the content, in this order. */
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
	return <>{ isEmpty?.( remote.data ) ? empty : children( remote.data ) }</>;
}
