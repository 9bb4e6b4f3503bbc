import { useCallback, useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import {
	mapRemote,
	parseBankAccounts,
	parseGatewayOption,
	useNotices,
	useOptions,
	useReadOptions,
	useUpdateOptions,
	type BankAccounts,
	type GatewayOption,
	type RemoteData,
} from '@store-admin/data';
import { useForm, type FormHook } from '../../../../shared/form/use-form';
import { DescribedWriteError } from '../../../../shared/write/described-write-error';
import { firstAccount, isSameAccount, trimAccount, withFirstAccount, type BankAccount } from './bank-account';
import { bankFields, type BankValues } from './bank-fields';

const SETTINGS = 'woocommerce_bacs_settings';
const ACCOUNTS = 'woocommerce_bacs_accounts';

interface Stored {
	/** Title and instructions of the gateway live here too. */
	readonly settings: GatewayOption;
	readonly accounts: BankAccounts;
}

/** Throws when one of the options is not what it should be: what is saved is derived from them. */
function parseStored( options: Readonly< Record< string, unknown > > ): Stored {
	return { settings: parseGatewayOption( options[ SETTINGS ] ), accounts: parseBankAccounts( options[ ACCOUNTS ] ) };
}

const NO_ACCOUNTS: BankAccounts = [];

export interface BankTransferHook {
	readonly stored: RemoteData< Stored >;
	readonly retry: () => void;
	readonly form: FormHook< BankValues >;
}

/** Saves the account over the one that was shown, and switches the gateway on. */
function useSaveAccount() {
	const readOptions = useReadOptions();
	const updateOptions = useUpdateOptions();
	return useCallback(
		async ( shown: BankAccount, wanted: BankAccount ) => {
			const now = parseStored( await readOptions( [ SETTINGS, ACCOUNTS ] ) );
			const current = firstAccount( now.accounts );
			// It may be what was to be saved: then an earlier try arrived, whose answer was lost.
			if ( ! isSameAccount( current, shown ) && ! isSameAccount( current, trimAccount( wanted ) ) ) {
				throw new DescribedWriteError(
					__(
						'Nothing was saved: these details were changed elsewhere meanwhile. They are shown as they are now, with what you entered. Check them and save again.',
						'store-admin'
					)
				);
			}
			await updateOptions( {
				[ SETTINGS ]: { ...now.settings, enabled: 'yes' },
				[ ACCOUNTS ]: withFirstAccount( now.accounts, trimAccount( wanted ) ),
			} );
		},
		[ readOptions, updateOptions ]
	);
}

/** The bank account of the store: fetching, checking and saving it. */
export function useBankTransfer( onSaved: () => void ): BankTransferHook {
	const { options, retry } = useOptions( [ SETTINGS, ACCOUNTS ] );
	const saveAccount = useSaveAccount();
	const { createNotice } = useNotices();
	const readOptions = useReadOptions();
	const stored = useMemo( () => mapRemote( options, parseStored ), [ options ] );
	const account = firstAccount( stored.status === 'ready' ? stored.data.accounts : NO_ACCOUNTS );
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
	return {
		stored,
		retry: () => {
			retry();
			// Options that came with another shape count as fetched, so they are fetched anew. What fails shows as before.
			readOptions( [ SETTINGS, ACCOUNTS ] ).catch( () => undefined );
		},
		form,
	};
}
