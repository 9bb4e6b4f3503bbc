import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Icon, chevronDown } from '@wordpress/icons';
import { Badge } from '@store-admin/components';
import { keptValue } from '../place/place';
import { useKeptState } from '../place/use-kept-state';

interface ActivityPanelProps {
	readonly id: string;
	readonly title: string;
	/** Number of waiting items; null until it is known. */
	readonly count: number | null;
	/** The items by status, as text. */
	readonly detail?: string | undefined;
	/** Whether the panel can be opened even when nothing waits. */
	readonly isAlwaysOpenable?: boolean;
	readonly isRequested: boolean;
	readonly children: ReactNode;
}

function Count( { count, detail = '' }: Pick< ActivityPanelProps, 'count' | 'detail' > ) {
	if ( ! count ) {
		return null;
	}
	/* translators: %d: number of orders, products or reviews that wait. */
	const label = sprintf( _n( '%d waiting', '%d waiting', count, 'store-admin' ), count );
	return (
		<>
			<Badge label={ label }>{ count }</Badge>
			{ detail && <span className="store-admin-activity-panel__detail">{ detail }</span> }
		</>
	);
}

/** Whether the open panel had content. It can still be opened after its last item is done, because the next press may be on Undo. */
function useWasUseful( isUseful: boolean ): boolean {
	const [ wasUseful, setWasUseful ] = useState( false );
	if ( isUseful && ! wasUseful ) {
		setWasUseful( true );
	}
	return wasUseful;
}

/** A panel for one kind of waiting work. Its content is loaded when it is opened. */
export function ActivityPanel( {
	id,
	title,
	count,
	detail,
	isAlwaysOpenable = false,
	isRequested,
	children,
}: ActivityPanelProps ): ReactElement {
	const [ isOpen, setIsOpen ] = useKeptState( id, isRequested );
	const panel = useRef< HTMLElement >( null );
	const contentId = useId();
	const wasUseful = useWasUseful( isOpen && count !== null && count > 0 );
	const hasNothing = count === 0 && ! isAlwaysOpenable && ! wasUseful;
	useEffect( () => {
		// A panel that the user closed before stays closed.
		if ( isRequested && keptValue( id ) !== false ) {
			setIsOpen( true );
			panel.current?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ id, isRequested, setIsOpen ] );

	return (
		<section ref={ panel } id={ id } className="store-admin-activity-panel" aria-label={ title }>
			<h3 className="store-admin-activity-panel__heading">
				<button
					type="button"
					className="store-admin-activity-panel__toggle"
					aria-expanded={ isOpen && ! hasNothing }
					aria-controls={ contentId }
					disabled={ hasNothing }
					onClick={ () => setIsOpen( ! isOpen ) }
				>
					<span>{ title }</span>
					<Count count={ count } detail={ detail } />
					{ hasNothing ? (
						<span className="store-admin-activity-panel__nothing">{ __( 'Nothing to do', 'store-admin' ) }</span>
					) : (
						<span className="store-admin-activity-panel__chevron" aria-hidden="true">
							<Icon icon={ chevronDown } size={ 24 } />
						</span>
					) }
				</button>
			</h3>
			<div id={ contentId }>{ isOpen && ! hasNothing && children }</div>
		</section>
	);
}
