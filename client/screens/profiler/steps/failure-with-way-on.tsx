import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';

interface FailureWithWayOnProps {
	/** Why the questions cannot be shown, with a retry. */
	readonly failure: ReactElement;
	readonly onSkip: () => void;
}

/** Questions that cannot be shown do not hold anybody up: Home leads back to the wizard until it is finished or skipped. */
export function FailureWithWayOn( { failure, onSkip }: FailureWithWayOnProps ): ReactElement {
	return (
		<>
			{ failure }
			<p className="store-admin-profiler__way-on">
				<Button variant="link" onClick={ onSkip }>
					{ __( 'Skip this step', 'woocommerce' ) }
				</Button>
			</p>
		</>
	);
}
