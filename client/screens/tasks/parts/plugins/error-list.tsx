import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, cautionFilled } from '@wordpress/icons';
import type { InstallProblem } from '../../../../shared/plugins/describe-install-error';
import { ProblemDetail } from '../../../../shared/plugins/problem-detail';
import '../style.scss';

interface ErrorListProps {
	readonly errors: readonly InstallProblem[];
}

/** Reasons why plugins could not be installed, one line each. */
export function ErrorList( { errors }: ErrorListProps ): ReactElement | null {
	if ( errors.length === 0 ) {
		return null;
	}
	return (
		<div className="store-admin-task-errors" role="alert">
			<p>{ __( 'The installation did not finish.', 'store-admin' ) }</p>
			<ul>
				{ errors.map( ( { text, detail } ) => (
					<li key={ text }>
						<Icon icon={ cautionFilled } size={ 20 } />
						<div>
							{ text }
							<ProblemDetail detail={ detail } />
						</div>
					</li>
				) ) }
			</ul>
		</div>
	);
}
