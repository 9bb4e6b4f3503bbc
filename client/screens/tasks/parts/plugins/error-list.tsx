import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { InstallProblem } from '../../../../shared/plugins/describe-install-error';
import { ProblemList } from '../../../../shared/plugins/problem-list';
import '../style.scss';

interface ErrorListProps {
	readonly errors: readonly InstallProblem[];
}

/** Says that an installation did not finish, and why. */
export function ErrorList( { errors }: ErrorListProps ): ReactElement | null {
	if ( errors.length === 0 ) {
		return null;
	}
	return (
		<div className="store-admin-task-errors" role="alert">
			<p>{ __( 'The installation did not finish.', 'store-admin' ) }</p>
			<ProblemList problems={ errors } />
		</div>
	);
}
