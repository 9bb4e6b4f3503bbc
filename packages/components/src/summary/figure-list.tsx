import type { ReactElement, ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton';
import '../tokens.scss';
import './figures.scss';

export interface FigureListProps {
	/** `FigureTile`s. */
	readonly children: ReactNode;
	/** Name of the list, if there is no heading. */
	readonly label?: string | undefined;
	/** Smaller figures in narrower tiles, for a list of many. */
	readonly isDense?: boolean | undefined;
	/** Whether newer figures are being fetched. The old ones stay, dimmed. */
	readonly isRefreshing?: boolean | undefined;
}

const listClassName = ( isDense: boolean ) => ( isDense ? 'store-admin-figures is-dense' : 'store-admin-figures' );

/** List of figures, in as many columns as fit. */
export function FigureList( { children, label, isDense = false, isRefreshing = false }: FigureListProps ): ReactElement {
	return (
		<ul className={ listClassName( isDense ) } aria-label={ label } aria-busy={ isRefreshing || undefined }>
			{ children }
		</ul>
	);
}

export interface FiguresSkeletonProps {
	readonly count: number;
	/** Name of what is being fetched. */
	readonly label: string;
	readonly isDense?: boolean | undefined;
}

/** Placeholder with the size of a list with `count` figures. */
export function FiguresSkeleton( { count, label, isDense = false }: FiguresSkeletonProps ): ReactElement {
	return (
		<SkeletonGroup label={ label }>
			<div className={ listClassName( isDense ) }>
				{ Array.from( { length: count }, ( _figure, index ) => (
					<div key={ index } className="store-admin-figure">
						<div className="store-admin-figure__link">
							<Skeleton inlineSize="40%" />
							<Skeleton inlineSize="60%" shape={ isDense ? 'headline' : 'figure' } />
							<Skeleton inlineSize="50%" shape="helper" />
						</div>
					</div>
				) ) }
			</div>
		</SkeletonGroup>
	);
}
