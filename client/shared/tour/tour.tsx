import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { getSettings } from '@store-admin/settings';
import './style.scss';

/** Offsets from the element, horizontal and vertical, in pixels. */
const ALONG = 52;
const AWAY = 16;

/** Room that the tour needs at the side, in pixels: its width and a margin. */
const WIDTH = 352;

interface TourProps {
	/** The element that the tour points at. */
	readonly anchor: HTMLElement;
	readonly title: string;
	readonly children: ReactNode;
	/** Buttons, the main one first. */
	readonly actions: ReactNode;
	readonly onClose: () => void;
	/** Whether the element is in the content of the page, and scrolls with it. */
	readonly isInContent?: boolean;
}

function placeBelow( anchor: HTMLElement, isInContent: boolean ): CSSProperties {
	const { bottom, left, right, width } = anchor.getBoundingClientRect();
	const page = anchor.ownerDocument.documentElement;
	const along = Math.min( width / 2, 2 * ALONG );
	const start = ( getSettings().locale.isRtl ? page.clientWidth - right : left ) + along - ALONG;
	const scrolled = isInContent ? ( anchor.ownerDocument.defaultView?.scrollY ?? 0 ) : 0;
	return {
		insetBlockStart: bottom + scrolled + AWAY,
		insetInlineStart: isInContent ? `clamp(${ AWAY }px, ${ start }px, calc(100vw - ${ WIDTH }px))` : Math.max( AWAY, start ),
	};
}

/** Explains one element of the page, and points at it. The focus moves to the tour, and back when it closes. */
export function Tour( { anchor, title, children, actions, onClose, isInContent = false }: TourProps ): ReactElement {
	const titleId = useId();
	const frame = useRef< HTMLDivElement >( null );
	const [ place, setPlace ] = useState< CSSProperties >( {} );
	useLayoutEffect( () => {
		const page = anchor.ownerDocument.defaultView;
		const update = () => setPlace( placeBelow( anchor, isInContent ) );
		update();
		page?.addEventListener( 'resize', update );
		return () => page?.removeEventListener( 'resize', update );
	}, [ anchor, isInContent ] );
	useLayoutEffect( () => {
		const before = anchor.ownerDocument.activeElement;
		frame.current?.focus( { preventScroll: true } );
		return () => {
			if ( before instanceof HTMLElement ) {
				before.focus( { preventScroll: true } );
			}
		};
	}, [ anchor ] );
	useEffect( () => {
		if ( isInContent ) {
			// Scripts of the page may move its parts while they start; the middle is far from all edges.
			anchor.scrollIntoView( { block: 'center' } );
		}
	}, [ anchor, isInContent ] );
	return createPortal(
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog.
		<div
			ref={ frame }
			role="dialog"
			aria-labelledby={ titleId }
			tabIndex={ -1 }
			className={ `store-admin-tour${ isInContent ? ' is-in-content' : '' }` }
			style={ place }
			onKeyDown={ ( { key } ) => {
				if ( key === 'Escape' ) {
					onClose();
				}
			} }
		>
			<h2 id={ titleId } className="store-admin-tour__title">
				{ title }
			</h2>
			{ children }
			<div className="store-admin-tour__actions">{ actions }</div>
		</div>,
		anchor.ownerDocument.body
	);
}
