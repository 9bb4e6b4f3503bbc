import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import '../tokens.scss';
import './tabs.scss';

export interface Tab< Id extends string > {
	readonly id: Id;
	readonly title: string;
}

export interface TabsProps< Id extends string > {
	/** Name for screen readers. */
	readonly label: string;
	readonly tabs: readonly Tab< Id >[];
	readonly selected: Id;
	readonly onSelect: ( id: Id ) => void;
	/** Content of the selected tab. */
	readonly children: ReactNode;
}

/** The direction of an arrow key, mirrored on right-to-left pages. */
function step( event: KeyboardEvent< HTMLElement > ): number {
	const isRtl = event.currentTarget.closest( '[dir]' )?.getAttribute( 'dir' ) === 'rtl';
	if ( event.key === 'ArrowRight' ) {
		return isRtl ? -1 : 1;
	}
	if ( event.key === 'ArrowLeft' ) {
		return isRtl ? 1 : -1;
	}
	return 0;
}

/** Scrolls a list of tabs, and nothing else, until a tab is in view. */
function reveal( list: HTMLElement, tab: Element ): void {
	const place = list.getBoundingClientRect();
	const { left, right } = tab.getBoundingClientRect();
	if ( left < place.left ) {
		list.scrollLeft -= place.left - left;
	} else if ( right > place.right ) {
		list.scrollLeft += right - place.right;
	}
}

/** Shows one of several views, with the tab pattern of the ARIA practices: the arrow keys change the view. */
export function Tabs< Id extends string >( { label, tabs, selected, onSelect, children }: TabsProps< Id > ): ReactElement {
	const id = useId();
	const list = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		const tab = list.current?.querySelector( `[data-tab="${ selected }"]` );
		if ( list.current && tab ) {
			reveal( list.current, tab );
		}
	}, [ selected ] );
	const move = ( index: number ) => {
		const tab = tabs[ ( index + tabs.length ) % tabs.length ];
		if ( tab ) {
			onSelect( tab.id );
			list.current?.querySelector< HTMLElement >( `[data-tab="${ tab.id }"]` )?.focus();
		}
	};
	const handleKeyDown = ( event: KeyboardEvent< HTMLElement > ) => {
		const current = tabs.findIndex( ( tab ) => tab.id === selected );
		const targets: Readonly< Record< string, number > > = {
			ArrowLeft: current + step( event ),
			ArrowRight: current + step( event ),
			Home: 0,
			End: tabs.length - 1,
		};
		const target = targets[ event.key ];
		if ( target !== undefined ) {
			event.preventDefault();
			move( target );
		}
	};
	return (
		<>
			<div ref={ list } role="tablist" aria-label={ label } className="store-admin-tabs">
				{ tabs.map( ( tab ) => (
					<button
						key={ tab.id }
						type="button"
						role="tab"
						id={ `${ id }${ tab.id }` }
						data-tab={ tab.id }
						aria-selected={ tab.id === selected }
						aria-controls={ `${ id }panel` }
						tabIndex={ tab.id === selected ? 0 : -1 }
						className="store-admin-tabs__tab"
						onClick={ () => onSelect( tab.id ) }
						onKeyDown={ handleKeyDown }
					>
						{ tab.title }
					</button>
				) ) }
			</div>
			<div role="tabpanel" id={ `${ id }panel` } aria-labelledby={ `${ id }${ selected }` }>
				{ children }
			</div>
		</>
	);
}
