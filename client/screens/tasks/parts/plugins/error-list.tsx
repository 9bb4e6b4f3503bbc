import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, cautionFilled } from '@wordpress/icons';
import '../style.scss';

interface ErrorListProps {
	readonly errors: readonly string[];
}

/** Why plugins could not be installed, one line each. */
export function ErrorList( { errors }: ErrorListProps ): ReactElement | null {
	if ( errors.length === 0 ) {
		return null;
	}
	return (
		<div className="store-admin-task-errors" role="alert">
			<p>{ __( 'The installation did not finish.', 'store-admin' ) }</p>
			<ul>
				{ errors.map( ( error ) => (
					<li key={ error }>
						<Icon icon={ cautionFilled } size={ 20 } />
						<span>{ error }</span>
					</li>
				) ) }
			</ul>
		</div>
	);
}
