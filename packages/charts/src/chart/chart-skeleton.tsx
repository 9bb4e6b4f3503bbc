import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';

/**
 * Placeholder while the numbers load, with the height of the loaded chart.
 *
 * @param props       Properties.
 * @param props.count Number of series.
 */
export function ChartSkeleton( { count }: { readonly count: number } ): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading…', 'woocommerce' ) }>
			<div className="store-admin-chart__summary">
				<Skeleton inlineSize="70%" />
			</div>
			<div className="store-admin-chart-legend">
				{ Array.from( { length: count }, ( _nothing, index ) => (
					<span key={ index } className="store-admin-chart-legend__entry">
						<Skeleton inlineSize="220px" />
					</span>
				) ) }
			</div>
			<div className="store-admin-chart__area">
				<span className="store-admin-chart__skeleton" />
			</div>
			<div className="store-admin-chart__footer" />
		</SkeletonGroup>
	);
}
