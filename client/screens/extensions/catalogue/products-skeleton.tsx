import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';

const CARDS = 6;

/** The shape of the products while they are loading. */
export function ProductsSkeleton(): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading products…', 'store-admin' ) }>
			<div className="store-admin-products">
				{ Array.from( { length: CARDS }, ( _card, index ) => (
					<div key={ index } className="store-admin-product-card">
						<Skeleton inlineSize="48px" shape="circle" />
						<div className="store-admin-product-card__text">
							<Skeleton inlineSize="60%" />
							<Skeleton inlineSize="90%" />
						</div>
					</div>
				) ) }
			</div>
		</SkeletonGroup>
	);
}
