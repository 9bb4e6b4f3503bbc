import type { ReactElement } from 'react';
import { Icon, arrowDown, arrowUp } from '@wordpress/icons';
import { deltaSign, deltaText, toneOf, type Delta } from './delta';

export interface DeltaMarkProps {
	readonly delta: Delta;
	/** Whether lower is better, as for returns. */
	readonly isReversed: boolean;
}

/** Change of a figure: an arrow and a percentage, and a text for screen readers. */
export function DeltaMark( { delta, isReversed }: DeltaMarkProps ): ReactElement {
	return (
		<span className={ `store-admin-figure__delta is-${ toneOf( delta, isReversed ) }` }>
			<span aria-hidden="true">
				{ delta.kind === 'up' && <Icon icon={ arrowUp } size={ 16 } /> }
				{ delta.kind === 'down' && <Icon icon={ arrowDown } size={ 16 } /> }
				{ deltaSign( delta ) }
			</span>
			<span className="screen-reader-text">{ deltaText( delta, isReversed ) }</span>
		</span>
	);
}
