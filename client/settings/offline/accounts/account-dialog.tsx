import { useMemo, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Dialog } from '@store-admin/components';
import type { BankAccounts } from '@store-admin/data';
import { getFacts } from '@store-admin/settings';
import { BANK_FIELDS, firstAccount, trimAccount } from '../../../shared/bank-account/bank-account';
import { bankFields, type BankValues } from '../../../shared/bank-account/bank-fields';
import type { FieldDescription } from '../../../shared/form/field-description';
import { Form } from '../../../shared/form/form';
import { useForm } from '../../../shared/form/use-form';
import { namedCountries } from '../../../shared/location/country-names';
import { UnsavedInputDialog } from '../../../shared/unsaved-input/unsaved-input-dialog';
import { offlineManifest } from '../manifest';
import type { AccountsHook } from '../use-offline';

type Account = BankAccounts[ number ];
type AccountValues = BankValues & { readonly country_code: string };

function countryField( codes: readonly string[] ): FieldDescription< AccountValues > {
	const countries = namedCountries( codes ).map( ( { code, name } ) => ( { value: code, label: name } ) );
	return {
		id: 'country_code',
		control: 'select',
		label: __( 'Country', 'woocommerce' ),
		options: [ { value: '', label: __( 'Not chosen', 'store-admin' ) }, ...countries ],
	};
}

interface AccountDialogProps {
	/** The account that is edited; undefined for a new one. */
	readonly account: Account | undefined;
	readonly onSave: AccountsHook[ 'save' ];
	readonly onClose: () => void;
}

/** Adds a bank account, or changes one. */
export function AccountDialog( { account, onSave, onClose }: AccountDialogProps ): ReactElement {
	const { paymentSettings, storePlace } = getFacts( offlineManifest );
	const { countries } = paymentSettings;
	const [ isClosing, setIsClosing ] = useState( false );
	// The labels depend on the country, and a shop usually has its account where it is.
	const stored = ( account ? account.country_code : storePlace.split( ':' )[ 0 ] ) ?? '';
	// A country that a plugin has removed from the list stays chosen.
	const country = useMemo( () => countryField( [ ...new Set( [ ...countries, stored ] ) ].filter( Boolean ) ), [ countries, stored ] );
	const form = useForm< AccountValues >( {
		initial: {
			...Object.fromEntries( BANK_FIELDS.map( ( id ) => [ id, firstAccount( account ? [ account ] : [] )[ id ] ] ) ),
			country_code: stored,
		} as AccountValues,
		fields: ( values ) => [ country, ...( bankFields( values ) as unknown as readonly FieldDescription< AccountValues >[] ) ],
		save: async ( values ) => onSave( { ...trimAccount( values ), country_code: values.country_code }, account ),
		problem: __( 'The bank account was not saved.', 'store-admin' ),
		onSaved: onClose,
	} );
	const handleClose = () => ( form.isDirty ? setIsClosing( true ) : onClose() );
	const isNew = account === undefined;
	return (
		<Dialog
			title={ isNew ? __( 'Add a bank account', 'woocommerce' ) : __( 'Edit bank account', 'woocommerce' ) }
			onClose={ handleClose }
		>
			<Form
				form={ form }
				submitLabel={ __( 'Save', 'woocommerce' ) }
				intro={
					<p className="store-admin-offline__intro">
						{ isNew
							? __( 'Add your bank account details.', 'woocommerce' )
							: __( 'Edit your bank account details.', 'woocommerce' ) }
					</p>
				}
				actions={
					<Button variant="quiet" onClick={ handleClose }>
						{ __( 'Cancel', 'woocommerce' ) }
					</Button>
				}
			/>
			<UnsavedInputDialog question={ isClosing ? { stay: () => setIsClosing( false ), leave: onClose } : undefined } />
		</Dialog>
	);
}
