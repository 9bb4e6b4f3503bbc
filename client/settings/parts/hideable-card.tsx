import type { ReactElement, ReactNode } from 'react';
import { useKeptFocus } from '../../shared/use-kept-focus';

interface HideableCardProps {
	readonly isHidden: boolean;
	readonly children: ReactNode;
}

/** A card that the user can hide. The focus that was inside then goes to what follows. */
export function HideableCard( { isHidden, children }: HideableCardProps ): ReactElement {
	const place = useKeptFocus< HTMLDivElement >( isHidden ? [] : [ 'card' ] );
	return (
		<div ref={ place } tabIndex={ -1 }>
			{ ! isHidden && children }
		</div>
	);
}
