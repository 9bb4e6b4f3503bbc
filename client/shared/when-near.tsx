import type { ReactElement, ReactNode } from 'react';
import { useSeen } from './use-seen';

interface WhenNearProps {
	/** Shown until then, in the size of the content. */
	readonly placeholder: ReactNode;
	readonly children: ReactNode;
}

/** Renders its children, and so loads their data, only when they are about to come into view. */
export function WhenNear( { placeholder, children }: WhenNearProps ): ReactElement {
	const { ref, isSeen } = useSeen< HTMLDivElement >( '200px' );
	return <div ref={ ref }>{ isSeen ? children : placeholder }</div>;
}
