import type { ComponentType, ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '../feedback/skeleton';
import { Anchor } from '../link/anchor';
import type { Delta } from './delta';
import { DeltaMark } from './delta-mark';
import '../tokens.scss';
import './figures.scss';

interface FigureLinkProps {
	readonly href: string;
	readonly className: string;
	readonly children: ReactNode;
	readonly 'aria-current': true | undefined;
}

export interface FigureTileProps {
	readonly label: string;
	/** Formatted figure; empty when there is no value. */
	readonly value: ReactNode;
	/** Null when there is no previous figure, or no comparable one. */
	readonly delta?: Delta | null | undefined;
	/** Whether lower is better, as for returns. */
	readonly isReversed?: boolean | undefined;
	/** The previous figure with the name of its period. */
	readonly previous?: ReactNode;
	/** Whether the previous figure is being fetched: its place is kept, so that nothing below moves. */
	readonly isPreviousPending?: boolean | undefined;
	/** Address of the details of the figure. */
	readonly href: string;
	/** Whether the page shows the details of this figure. */
	readonly isSelected?: boolean | undefined;
	/** A `FigureNote`. It is outside of the link, because a link must not contain a button. */
	readonly children?: ReactNode;
	/** Link component, for links to a page of the app; `Anchor` by default. */
	readonly linkAs?: ComponentType< FigureLinkProps > | undefined;
}

/** One figure of a list, with a link to its details. */
export function FigureTile( props: FigureTileProps ): ReactElement {
	const {
		label,
		value,
		delta,
		isReversed = false,
		previous,
		isPreviousPending = false,
		href,
		isSelected = false,
		children,
		linkAs: FigureLink = Anchor,
	} = props;
	return (
		<li className={ `store-admin-figure${ isSelected ? ' is-selected' : '' }` }>
			<FigureLink className="store-admin-figure__link" href={ href } aria-current={ isSelected || undefined }>
				<span className="store-admin-figure__label">{ label }</span>
				<span className="store-admin-figure__row">
					<span className="store-admin-figure__value">{ value || __( 'N/A', 'woocommerce' ) }</span>
					{ delta && <DeltaMark delta={ delta } isReversed={ isReversed } /> }
				</span>
				{ previous && <span className="store-admin-figure__previous">{ previous }</span> }
				{ ! previous && isPreviousPending && <Skeleton inlineSize="50%" shape="helper" /> }
			</FigureLink>
			{ children }
		</li>
	);
}
