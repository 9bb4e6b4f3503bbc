import type { ReactElement, ReactNode } from 'react';
import '../tokens.scss';
import './skeleton.scss';

export interface SkeletonProps {
	/** Width of the future text, as a CSS length or percentage. */
	readonly inlineSize: string;
	readonly shape?: 'text' | 'helper' | 'headline' | 'circle' | 'block' | 'bar' | 'figure';
}

/** One grey bar as high as the text that will replace it. */
export function Skeleton( { inlineSize, shape = 'text' }: SkeletonProps ): ReactElement {
	return <span aria-hidden="true" className={ `store-admin-skeleton is-${ shape }` } style={ { inlineSize } } />;
}

export interface SkeletonGroupProps {
	readonly children: ReactNode;
	/** Name of the content that is loading. */
	readonly label: string;
}

/** Reserves the space of content that is loading. The bars appear after 150 ms, so that a fast answer causes no flicker. */
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
