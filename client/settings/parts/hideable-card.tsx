import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { PAGE_TITLE } from '../../shared/page-title';

interface HideableCardProps {
	readonly isHidden: boolean;
	readonly children: ReactNode;
}

/** A card that the user can hide. The focus that was inside then goes to the title of the page, since nothing of the card is left. */
export function HideableCard( { isHidden, children }: HideableCardProps ): ReactElement | null {
	const wasShown = useRef( false );
	useLayoutEffect( () => {
		const title = document.querySelector< HTMLElement >( PAGE_TITLE );
		const isFocusLost = title?.ownerDocument.activeElement === title?.ownerDocument.body;
		if ( isHidden && wasShown.current && isFocusLost ) {
			title?.focus( { preventScroll: true } );
		}
		wasShown.current = ! isHidden;
	}, [ isHidden ] );
	return isHidden ? null : <>{ children }</>;
}
