import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import { Form } from '../../../../shared/form/form';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../../shared/task-screens';
import { BANK_FIELDS } from '../../../../shared/bank-account/bank-account';
import { useBankTransfer } from './use-bank-transfer';
import '../../parts/style.scss';

function FieldsSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading your bank details…', 'store-admin' ) }>
			{ BANK_FIELDS.map( ( field ) => (
				<div key={ field } className="store-admin-form">
					<Skeleton inlineSize="30%" />
					<Skeleton inlineSize="100%" shape="block" />
				</div>
			) ) }
		</SkeletonGroup>
	);
}

interface BankTransferFormProps extends Pick< TaskScreenProps, 'onComplete' > {
	/** Fetches the gateways of the site again, because this one is enabled now. */
	readonly refresh: () => void;
}

/** A form for the bank account to which customers transfer money. */
export function BankTransferForm( { refresh, onComplete }: BankTransferFormProps ): ReactElement {
	const { stored, retry, form } = useBankTransfer( () => {
		refresh();
		onComplete();
	} );
	return (
		<Section title={ __( 'Add your bank details', 'woocommerce' ) } isPadded>
			<RemoteBoundary
				of={ stored }
				skeleton={ <FieldsSkeleton /> }
				failureTitle={ __( 'Your bank details could not be loaded.', 'store-admin' ) }
				onRetry={ retry }
			>
				{ () => (
					<Form
						form={ form }
						submitLabel={ __( 'Save', 'woocommerce' ) }
						intro={
							<p className="store-admin-task-note">
								{ __( 'Customers see these details when they choose to pay by bank transfer.', 'store-admin' ) }
							</p>
						}
					/>
				) }
			</RemoteBoundary>
		</Section>
	);
}
