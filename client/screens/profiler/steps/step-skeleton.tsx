import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';

/** The shape of the questions of a step while they are loading. */
export function StepSkeleton( { rows }: { readonly rows: number } ): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading the questions…', 'store-admin' ) }>
			<div className="store-admin-profiler__form">
				{ Array.from( { length: rows }, ( _row, index ) => (
					<Skeleton key={ index } inlineSize="100%" shape="block" />
				) ) }
			</div>
		</SkeletonGroup>
	);
}
