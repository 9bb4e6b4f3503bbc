import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import './task-row.scss';

const ROWS = [ '38%', '30%', '44%', '34%', '40%' ];

/** Has the size of the set-up list, so that nothing moves when the list arrives. */
export function TaskListsSkeleton(): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading your tasks…', 'store-admin' ) }>
			<div className="store-admin-setup">
				<div className="store-admin-setup__skeleton-header">
					<Skeleton inlineSize="240px" shape="headline" />
					<Skeleton inlineSize="380px" />
					<Skeleton inlineSize="100%" shape="bar" />
				</div>
				<Section className="store-admin-task-list">
					<div className="store-admin-task-header">
						<div className="store-admin-task-header__text">
							<Skeleton inlineSize="180px" shape="headline" />
							<Skeleton inlineSize="90%" />
							<Skeleton inlineSize="60%" />
							<Skeleton inlineSize="112px" shape="block" />
						</div>
					</div>
					<div className="store-admin-task-list__items">
						{ ROWS.map( ( inlineSize ) => (
							<div key={ inlineSize } className="store-admin-task-row__skeleton">
								<Skeleton inlineSize="20px" shape="circle" />
								<Skeleton inlineSize={ inlineSize } />
							</div>
						) ) }
					</div>
				</Section>
			</div>
		</SkeletonGroup>
	);
}
