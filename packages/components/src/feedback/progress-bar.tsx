import type { ReactElement } from 'react';
import '../tokens.scss';
import './progress-bar.scss';

export interface ProgressBarProps {
	/** Name for screen readers. */
	readonly label: string;
	/** What the value means in words, such as "3 out of 5 complete". */
	readonly valueText: string;
	/** Share that is done, 0 to `max`; may be drawn larger than counted, so that a start is seen. */
	readonly value: number;
	readonly max: number;
}

/** How much of a known amount is done. */
export function ProgressBar( { label, valueText, value, max }: ProgressBarProps ): ReactElement {
	const share = max > 0 ? Math.min( 1, Math.max( 0, value / max ) ) : 0;
	return (
		<div
			className="store-admin-progress"
			role="progressbar"
			aria-label={ label }
			aria-valuemin={ 0 }
			aria-valuemax={ max }
			aria-valuenow={ value }
			aria-valuetext={ valueText }
		>
			<div className="store-admin-progress__done" style={ { inlineSize: `${ share * 100 }%` } } />
		</div>
	);
}
