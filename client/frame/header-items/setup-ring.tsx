import type { ReactElement } from 'react';

const QUARTERS = 4;
/** The `pathLength` of the circle, so that its parts are percentages. */
const WHOLE = 100;
const GAP = 4;

/** A ring of four quarters. It is decorative, since the tab has the same information as text. */
export function SetupRing( { filled }: { readonly filled: number } ): ReactElement {
	return (
		<svg className="store-admin-setup-ring" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
			{ Array.from( { length: QUARTERS }, ( _none, index ) => (
				<circle
					key={ index }
					className={ index < filled ? 'is-filled' : undefined }
					cx="12"
					cy="12"
					r="8"
					pathLength={ WHOLE }
					strokeDasharray={ `${ WHOLE / QUARTERS - GAP } ${ WHOLE - WHOLE / QUARTERS + GAP }` }
					strokeDashoffset={ -( index * WHOLE ) / QUARTERS - GAP / 2 }
					transform="rotate(-90 12 12)"
				/>
			) ) }
		</svg>
	);
}
