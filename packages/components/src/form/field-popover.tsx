import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import './field-popover.scss';

export interface FieldPopoverProps {
	/** Renders the button that opens the panel. */
	readonly button: ( props: { readonly 'aria-expanded': boolean; readonly onClick: () => void } ) => ReactNode;
	/** Name of the panel. */
	readonly label: string;
	readonly children: ( close: () => void ) => ReactNode;
}

/**
 * A panel that a field opens below its button. It closes with Escape, which returns the focus to the button, with a
 * press elsewhere, and when Tab leaves it. The platform's own popover would exceed the limit of the forms' chunk (ADR
 * 0012).
 */
export function FieldPopover( { button, label, children }: FieldPopoverProps ): ReactElement {
	const [ isOpen, setIsOpen ] = useState( false );
	const frame = useRef< HTMLDivElement >( null );
	const close = () => {
		setIsOpen( false );
		frame.current?.querySelector( 'button' )?.focus();
	};
	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		const handleOutside = ( { target }: Event ) => {
			if ( target instanceof Node && ! frame.current?.contains( target ) ) {
				setIsOpen( false );
			}
		};
		const { ownerDocument } = frame.current ?? { ownerDocument: document };
		ownerDocument.addEventListener( 'pointerdown', handleOutside );
		ownerDocument.addEventListener( 'focusin', handleOutside );
		return () => {
			ownerDocument.removeEventListener( 'pointerdown', handleOutside );
			ownerDocument.removeEventListener( 'focusin', handleOutside );
		};
	}, [ isOpen ] );
	const handleKeyDown = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' && isOpen ) {
			event.stopPropagation();
			close();
		}
	};
	return (
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions -- receives Escape from the focused element inside
		<div ref={ frame } className="store-admin-field-popover" onKeyDown={ handleKeyDown }>
			{ button( { 'aria-expanded': isOpen, onClick: () => setIsOpen( ! isOpen ) } ) }
			{ isOpen && (
				<div className="store-admin-field-popover__panel" role="group" aria-label={ label }>
					{ children( close ) }
				</div>
			) }
		</div>
	);
}
