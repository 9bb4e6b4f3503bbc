import type { ReactElement, ReactNode } from 'react';
import { useSeen } from './use-seen';

interface WhenNearProps {
	/** Keeps the room until then. */
	readonly placeholder: ReactNode;
	readonly children: ReactNode;
}

/** Renders (and so loads) a part of the page only when it is about to be seen. */
export function WhenNear( { placeholder, children }: WhenNearProps ): ReactElement {
	const { ref, isSeen } = useSeen< HTMLDivElement >( '200px' );
	return <div ref={ ref }>{ isSeen ? children : placeholder }</div>;
}
