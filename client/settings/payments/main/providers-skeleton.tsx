import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';

interface ProvidersSkeletonProps {
	readonly rows?: number;
}

/** Reserves the space of the list of providers while it is loading. */
export function ProvidersSkeleton( { rows = 3 }: ProvidersSkeletonProps ): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading payment providers', 'store-admin' ) }>
			<div className="store-admin-sortable">
				{ Array.from( { length: rows }, ( _row, index ) => (
					<div key={ index } className="store-admin-sortable__item">
						<span className="store-admin-sortable__handle" />
						<div className="store-admin-sortable__content store-admin-provider">
							<span className="store-admin-provider__image is-40" />
							<div className="store-admin-provider__text">
								<Skeleton inlineSize="30%" />
								<Skeleton inlineSize="80%" />
							</div>
						</div>
					</div>
				) ) }
			</div>
		</SkeletonGroup>
	);
}
