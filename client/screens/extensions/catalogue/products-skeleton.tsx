import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';

/** They fill the window, so that nothing below them is pushed away by the products. */
const CARDS = 12;

interface ProductsSkeletonProps {
	/** Whether a title is above the products. */
	readonly hasTitle?: boolean;
	readonly hasLargePictures?: boolean;
}

/** The shape of the products while they are loading. */
export function ProductsSkeleton( { hasTitle = false, hasLargePictures = false }: ProductsSkeletonProps ): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading products…', 'store-admin' ) }>
			{ hasTitle && (
				<div className="store-admin-extensions__group-head">
					<Skeleton inlineSize="160px" />
				</div>
			) }
			<div className="store-admin-products is-loading">
				{ Array.from( { length: CARDS }, ( _card, index ) => (
					<div key={ index } className={ `store-admin-product-card ${ hasLargePictures ? 'has-large-picture' : '' }` }>
						{ hasLargePictures ? (
							<div className="store-admin-product-card__picture" />
						) : (
							<Skeleton inlineSize="48px" shape="circle" />
						) }
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
