import type { ReactElement, ReactNode } from 'react';
import '../tokens.scss';
import './skeleton.scss';

export interface SkeletonProps {
	/** CSS length or share of the line that the text will have. */
	readonly inlineSize: string;
	readonly shape?: 'text' | 'headline' | 'circle' | 'block' | 'bar' | 'figure';
}

/** One grey bar with the height of the text that will stand there. */
export function Skeleton( { inlineSize, shape = 'text' }: SkeletonProps ): ReactElement {
	return <span aria-hidden="true" className={ `store-admin-skeleton is-${ shape }` } style={ { inlineSize } } />;
}

export interface SkeletonGroupProps {
	readonly children: ReactNode;
	/** Says what is being loaded. */
	readonly label: string;
}

/** Keeps the place of what is loading. It takes its room at once and is drawn after 150 ms, so that a fast answer never flashes. */
export function SkeletonGroup( { children, label }: SkeletonGroupProps ): ReactElement {
	return (
		<div className="store-admin-skeleton-group" aria-busy="true">
			<span className="screen-reader-text" role="status">
				{ label }
			</span>
			{ children }
		</div>
	);
}
