import { Children, useId, type ReactElement, type ReactNode, type Ref } from 'react';
import { Icon, chevronDown, chevronUp } from '@wordpress/icons';
import '../tokens.scss';
import './collapsible-list.scss';

export interface CollapsibleListProps {
	/** List items (`<li>`). */
	readonly children: ReactNode;
	/** Number of visible items while the list is collapsed. */
	readonly visibleCount: number;
	/** Returns the button text for a number of hidden items, such as "Show 3 more tasks". */
	readonly moreLabel: ( hiddenCount: number ) => string;
	readonly lessLabel: string;
	readonly isExpanded: boolean;
	readonly onToggle: ( isExpanded: boolean ) => void;
	readonly className?: string;
	/** Ref of the list, for callers that move the focus into it. */
	readonly listRef?: Ref< HTMLUListElement >;
}

/** A list that shows its first items, and the others after a press on a button. */
export function CollapsibleList( {
	children,
	visibleCount,
	moreLabel,
	lessLabel,
	isExpanded,
	onToggle,
	className = '',
	listRef,
}: CollapsibleListProps ): ReactElement {
	const id = useId();
	const items = Children.toArray( children );
	const hiddenCount = items.length - visibleCount;
	return (
		<>
			<ul ref={ listRef } tabIndex={ -1 } id={ id } className={ `store-admin-collapsible-list ${ className }`.trimEnd() }>
				{ isExpanded ? items : items.slice( 0, visibleCount ) }
			</ul>
			{ hiddenCount > 0 && (
				<button
					type="button"
					className="store-admin-collapsible-list__toggle"
					aria-expanded={ isExpanded }
					aria-controls={ id }
					onClick={ () => onToggle( ! isExpanded ) }
				>
					<span>{ isExpanded ? lessLabel : moreLabel( hiddenCount ) }</span>
					<Icon icon={ isExpanded ? chevronUp : chevronDown } size={ 20 } />
				</button>
			) }
		</>
	);
}
