import type { ReactElement } from 'react';
import '../tokens.scss';
import './progress-bar.scss';

export interface ProgressBarProps {
	/** Name for screen readers. */
	readonly label: string;
	/** The value in words, such as "3 out of 5 complete". */
	readonly valueText: string;
	/** The progress, 0 to `max`. It may be larger than the real progress, so that the start is visible. */
	readonly value: number;
	readonly max: number;
}

/** Progress of a task whose amount is known. */
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
