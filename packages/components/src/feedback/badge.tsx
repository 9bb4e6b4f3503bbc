import type { ReactElement, ReactNode } from 'react';
import '../tokens.scss';
import './badge.scss';

export interface BadgeProps {
	readonly children: ReactNode;
	readonly tone?: 'neutral' | 'info' | 'good' | 'warning' | 'bad';
	/** Text for screen readers in place of a bare number. */
	readonly label?: string;
}

/** A short word or a count beside a title. */
export function Badge( { children, tone = 'neutral', label }: BadgeProps ): ReactElement {
	return (
		<span className={ `store-admin-badge is-${ tone }` }>
			{ label === undefined ? (
				children
			) : (
				<>
					<span aria-hidden="true">{ children }</span>
					<span className="screen-reader-text">{ label }</span>
				</>
			) }
		</span>
	);
}
