import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useOptions, useReadOptions, useUpdateOptions, type BankAccounts, type OptionsHook } from '@store-admin/data';
import { useForm, type FormHook } from '../../../../shared/form/use-form';
import { DescribedWriteError } from '../../../../shared/write/described-write-error';
import { firstAccount, isSameAccount, trimAccount, withFirstAccount, type BankAccount } from '../../../../shared/bank-account/bank-account';
import { bankFields, type BankValues } from '../../../../shared/bank-account/bank-fields';

const SETTINGS = 'woocommerce_bacs_settings';
const ACCOUNTS = 'woocommerce_bacs_accounts';
const OPTIONS = [ SETTINGS, ACCOUNTS ] as const;

const NO_ACCOUNTS: BankAccounts = [];

export interface BankTransferHook {
	readonly stored: OptionsHook< ( typeof OPTIONS )[ number ] >[ 'options' ];
	readonly retry: () => void;
	readonly form: FormHook< BankValues >;
}

/** Saves the account in place of the one that was shown, and enables the gateway. */
function useSaveAccount() {
	const readOptions = useReadOptions();
	const updateOptions = useUpdateOptions();
	return useCallback(
		async ( shown: BankAccount, wanted: BankAccount ) => {
			const now = await readOptions( OPTIONS );
			const current = firstAccount( now[ ACCOUNTS ] );
			// The stored account may already be the wanted one: an earlier attempt was saved, but its answer was lost.
			if ( ! isSameAccount( current, shown ) && ! isSameAccount( current, trimAccount( wanted ) ) ) {
				throw new DescribedWriteError(
					__(
						'Nothing was saved: these details were changed elsewhere meanwhile. They are shown as they are now, with what you entered. Check them and save again.',
						'store-admin'
					)
				);
			}
			await updateOptions( {
				[ SETTINGS ]: { ...now[ SETTINGS ], enabled: 'yes' },
				[ ACCOUNTS ]: withFirstAccount( now[ ACCOUNTS ], trimAccount( wanted ) ),
			} );
		},
		[ readOptions, updateOptions ]
	);
}

/** The bank account of the store: fetches, validates and saves it. */
export function useBankTransfer( onSaved: () => void ): BankTransferHook {
	const { options, retry } = useOptions( OPTIONS );
	const saveAccount = useSaveAccount();
	const { createNotice } = useNotices();
	const account = firstAccount( options.status === 'ready' ? options.data[ ACCOUNTS ] : NO_ACCOUNTS );
	const form = useForm< BankValues >( {
		initial: { ...account },
		fields: bankFields,
		save: async ( wanted ) => saveAccount( account, wanted ),
		problem: __( 'There was a problem saving your payment settings', 'woocommerce' ),
		onSaved: () => {
			void createNotice( 'success', __( 'Direct bank transfer details added successfully', 'woocommerce' ), { type: 'snackbar' } );
			onSaved();
		},
	} );
	return { stored: options, retry, form };
}
