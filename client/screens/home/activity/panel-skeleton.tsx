import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';

interface PanelSkeletonProps {
	/** Number of expected rows; at most five are drawn. */
	readonly rows: number;
}

/** Rows of two lines, as in all three panels. */
export function PanelSkeleton( { rows }: PanelSkeletonProps ): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading…', 'woocommerce' ) }>
			{ Array.from( { length: Math.min( rows, 5 ) }, ( _, index ) => (
				<div key={ index } className="store-admin-activity-row">
					<div className="store-admin-activity-row__text">
						<Skeleton inlineSize="45%" />
						<Skeleton inlineSize="30%" />
					</div>
				</div>
			) ) }
		</SkeletonGroup>
	);
}
