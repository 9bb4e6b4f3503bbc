import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { InstallProblem } from './describe-install-error';

/** The server's message, folded. */
export function ProblemDetail( { detail }: Pick< InstallProblem, 'detail' > ): ReactElement | null {
	return detail === undefined ? null : (
		<details>
			<summary>{ __( 'Technical detail', 'store-admin' ) }</summary>
			{ detail }
		</details>
	);
}
