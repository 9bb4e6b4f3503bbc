import type { ReactElement } from 'react';
import { Icon, cautionFilled } from '@wordpress/icons';
import type { InstallProblem } from './describe-install-error';
import { ProblemDetail } from './problem-detail';

/** Reasons why plugins could not be installed, one line each. */
export function ProblemList( { problems }: { readonly problems: readonly InstallProblem[] } ): ReactElement {
	return (
		<ul>
			{ problems.map( ( { text, detail } ) => (
				<li key={ text }>
					<Icon icon={ cautionFilled } size={ 20 } />
					<div>
						{ text }
						<ProblemDetail detail={ detail } />
					</div>
				</li>
			) ) }
		</ul>
	);
}
