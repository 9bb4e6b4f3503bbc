import type { ReactElement } from 'react';
import { Button, InlineError } from '@store-admin/components';
import { cannotInstallText } from '../../../../shared/plugins/cannot-install';
import { ErrorList } from '../../parts/plugins/error-list';
import { TermsOfService } from '../../parts/plugins/terms-of-service';
import { useWooPayments } from './use-woopayments';
import '../../parts/style.scss';

interface WooPaymentsActionProps {
	readonly label: string;
	/** Whether another action is running. */
	readonly isDisabled?: boolean;
}

/** The button that sets up WooPayments, with its terms and errors. */
export function WooPaymentsAction( { label, isDisabled = false }: WooPaymentsActionProps ): ReactElement {
	const { isActive, isBusy, errors, failure, canInstall, setUp } = useWooPayments();
	if ( isActive === false && ! canInstall ) {
		return <p className="store-admin-task-note">{ cannotInstallText() }</p>;
	}
	return (
		<div className="store-admin-task-step">
			<ErrorList errors={ errors } />
			{ failure && <InlineError message={ failure } /> }
			<div className="store-admin-task-actions">
				<Button variant="primary" isBusy={ isBusy } isDisabled={ isDisabled || isActive === undefined } onClick={ setUp }>
					{ label }
				</Button>
			</div>
			<TermsOfService buttonText={ label } />
		</div>
	);
}
