import { useRef, type FormEvent, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Section, Skeleton, SkeletonGroup, TextField } from '@store-admin/components';
import { RemoteBoundary } from '../../../../shared/remote/remote-boundary';
import type { TaskScreenProps } from '../../../../shared/task-screens';
import { UnsavedInputDialog } from '../../../../shared/unsaved-input/unsaved-input-dialog';
import { useFocusOnRefusal } from '../setup/gateway-form';
import { BANK_FIELDS, type BankAccount, type BankField } from './bank-account';
import { bankCodeName } from './bank-code';
import { useBankTransfer, type BankTransferHook } from './use-bank-transfer';
import '../../parts/style.scss';
import '../setup/style.scss';

interface FieldText {
	readonly label: string;
	readonly help?: string;
	/** Characters that usually go in. */
	readonly size?: number;
	/** Codes run from left to right in every language. */
	readonly direction?: 'ltr';
}

function bankCodeText( account: BankAccount ): FieldText {
	const name = bankCodeName( account );
	return name === undefined
		? {
				label: __( 'Sort code', 'woocommerce' ),
				help: __( 'Your bank may call it routing number, BSB, IFSC or bank code.', 'store-admin' ),
			}
		: { label: name };
}

function textOf( field: BankField, account: BankAccount ): FieldText {
	const texts: Readonly< Record< BankField, FieldText > > = {
		account_name: { label: __( 'Account name', 'woocommerce' ) },
		account_number: { label: __( 'Account number', 'woocommerce' ), size: 24, direction: 'ltr' },
		bank_name: { label: __( 'Bank name', 'woocommerce' ) },
		sort_code: { ...bankCodeText( account ), size: 14, direction: 'ltr' },
		iban: { label: __( 'IBAN', 'woocommerce' ), size: 34, direction: 'ltr' },
		bic: { label: __( 'BIC / Swift', 'woocommerce' ), size: 14, direction: 'ltr' },
	};
	return texts[ field ];
}

function Fields( { transfer }: { readonly transfer: BankTransferHook } ) {
	const { account, errors, refusals, isBusy, failure, change, leaveIban, save } = transfer;
	const frame = useRef< HTMLFormElement >( null );
	useFocusOnRefusal( refusals, frame );
	const handleSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		save();
	};
	return (
		<form className="store-admin-gateway-form" noValidate ref={ frame } onSubmit={ handleSubmit }>
			<p className="store-admin-task-note">
				{ __( 'Customers see these details when they choose to pay by bank transfer.', 'store-admin' ) }
			</p>
			{ BANK_FIELDS.map( ( field ) => (
				<TextField
					key={ field }
					{ ...textOf( field, account ) }
					name={ field }
					autoComplete="off"
					isRequired
					value={ account[ field ] }
					error={ errors[ field ] }
					onChange={ ( value ) => change( field, value ) }
					{ ...( field === 'iban' && { onBlur: leaveIban } ) }
				/>
			) ) }
			{ failure && <InlineError message={ failure } /> }
			<div className="store-admin-task-actions">
				<Button variant="primary" type="submit" isBusy={ isBusy }>
					{ __( 'Save', 'woocommerce' ) }
				</Button>
			</div>
		</form>
	);
}

function FieldsSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading your bank details…', 'store-admin' ) }>
			{ BANK_FIELDS.map( ( field ) => (
				<div key={ field } className="store-admin-gateway-form">
					<Skeleton inlineSize="30%" />
					<Skeleton inlineSize="100%" shape="block" />
				</div>
			) ) }
		</SkeletonGroup>
	);
}

interface BankTransferFormProps extends Pick< TaskScreenProps, 'onComplete' > {
	/** Asks the site for its gateways again, one of which is on now. */
	readonly refresh: () => void;
}

/** Where customers send their money when they pay by bank transfer. */
export function BankTransferForm( { refresh, onComplete }: BankTransferFormProps ): ReactElement {
	const transfer = useBankTransfer( () => {
		refresh();
		onComplete();
	} );
	return (
		<Section title={ __( 'Add your bank details', 'woocommerce' ) } isPadded>
			<RemoteBoundary
				of={ transfer.stored }
				skeleton={ <FieldsSkeleton /> }
				failureTitle={ __( 'Your bank details could not be loaded.', 'store-admin' ) }
				onRetry={ transfer.retry }
			>
				{ () => <Fields transfer={ transfer } /> }
			</RemoteBoundary>
			<UnsavedInputDialog question={ transfer.question } />
		</Section>
	);
}
