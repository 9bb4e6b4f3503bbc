import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';
import './style.scss';

/** The skeleton of a stepper: one current step and two that follow. */
export function StepsSkeleton(): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading the task…', 'store-admin' ) }>
			<div className="store-admin-task-skeleton">
				<Skeleton inlineSize="24px" shape="circle" />
				<span>
					<Skeleton inlineSize="40%" shape="headline" />
					<Skeleton inlineSize="70%" />
					<Skeleton inlineSize="55%" shape="block" />
				</span>
				<Skeleton inlineSize="24px" shape="circle" />
				<Skeleton inlineSize="30%" />
				<Skeleton inlineSize="24px" shape="circle" />
				<Skeleton inlineSize="35%" />
			</div>
		</SkeletonGroup>
	);
}
