import { useCallback, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useOptions, useReadOptions, useUpdateOptions, type ApiError, type RemoteData } from '@store-admin/data';
import { readObject } from '../../../../shared/read-wire';
import { describeFailedWrite } from '../../../../shared/write/describe-failed-write';
import { useUnsavedInput, type UnsavedInput } from '../../../../shared/unsaved-input/use-unsaved-input';
import {
	firstAccount,
	isSameAccount,
	missingNumber,
	trimAccount,
	withFirstAccount,
	type BankAccount,
	type BankErrors,
	type BankField,
} from './bank-account';
import { checkIban } from './check-iban';

const SETTINGS = 'woocommerce_bacs_settings';
const ACCOUNTS = 'woocommerce_bacs_accounts';

export interface BankTransferHook extends Pick< UnsavedInput, 'question' > {
	/** Whether what is stored is known. */
	readonly stored: RemoteData< unknown >;
	readonly retry: () => void;
	readonly account: BankAccount;
	readonly errors: BankErrors;
	/** How often it was sent with something wrong in it. */
	readonly refusals: number;
	readonly isBusy: boolean;
	readonly failure: string | undefined;
	readonly change: ( field: BankField, value: string ) => void;
	/** Looks at the IBAN once it is written. */
	readonly leaveIban: () => void;
	readonly save: () => void;
}

async function findErrors( account: BankAccount ): Promise< BankErrors > {
	const iban = await checkIban( account.iban );
	return { ...missingNumber( account ), ...( iban !== undefined && { iban } ) };
}

function failureOf( error: ApiError ): string {
	return describeFailedWrite( __( 'There was a problem saving your payment settings', 'woocommerce' ), error );
}

/** Writes the account over the one that was shown. */
function useWriteAccount() {
	const readOptions = useReadOptions();
	const updateOptions = useUpdateOptions();
	/** Resolves to why nothing was saved; undefined when all is. */
	return useCallback(
		async ( shown: BankAccount, wanted: BankAccount ): Promise< string | undefined > => {
			try {
				const now = await readOptions( [ SETTINGS, ACCOUNTS ] );
				const current = firstAccount( now[ ACCOUNTS ] );
				// It may be what was to be saved: then an earlier try arrived, whose answer was lost.
				if ( ! isSameAccount( current, shown ) && ! isSameAccount( current, trimAccount( wanted ) ) ) {
					return __(
						'Nothing was saved: these details were changed elsewhere meanwhile. They are shown as they are now, with what you entered. Check them and save again.',
						'store-admin'
					);
				}
				await updateOptions( {
					// Title and instructions of the gateway live in the same option and stay.
					[ SETTINGS ]: { ...readObject( now[ SETTINGS ] ), enabled: 'yes' },
					[ ACCOUNTS ]: withFirstAccount( now[ ACCOUNTS ], trimAccount( wanted ) ),
				} );
				return undefined;
			} catch ( error ) {
				return failureOf( error as ApiError );
			}
		},
		[ readOptions, updateOptions ]
	);
}

/** The bank account of the store: reading it, checking it, saving it. */
export function useBankTransfer( onSaved: () => void ): BankTransferHook {
	const { options, retry } = useOptions( [ SETTINGS, ACCOUNTS ] );
	const writeAccount = useWriteAccount();
	const { createNotice } = useNotices();
	const [ changes, setChanges ] = useState< Partial< BankAccount > >( {} );
	const [ errors, setErrors ] = useState< BankErrors >( {} );
	const [ refusals, setRefusals ] = useState( 0 );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< string | undefined >();
	const isSaving = useRef( false );
	const stored = firstAccount( options.status === 'ready' ? options.data[ ACCOUNTS ] : undefined );
	const account = { ...stored, ...changes };
	const { question, forget } = useUnsavedInput( ! isSameAccount( account, stored ) );

	const write = async () => {
		const reason = await writeAccount( stored, account );
		setFailure( reason );
		if ( reason === undefined ) {
			forget();
			void createNotice( 'success', __( 'Direct bank transfer details added successfully', 'woocommerce' ), { type: 'snackbar' } );
			onSaved();
		}
		return reason === undefined;
	};
	const save = async () => {
		if ( isSaving.current ) {
			return;
		}
		isSaving.current = true;
		setIsBusy( true );
		setFailure( undefined );
		const found = await findErrors( account );
		setErrors( found );
		const isRight = Object.keys( found ).length === 0;
		setRefusals( ( count ) => ( isRight ? count : count + 1 ) );
		const isSaved = isRight && ( await write() );
		// Saved, the form stays busy until it has given way: a second press would save once more.
		isSaving.current = isSaved;
		setIsBusy( isSaved );
	};

	const change = ( field: BankField, value: string ) => {
		setChanges( ( current ) => ( { ...current, [ field ]: value } ) );
		// Either number answers the question for both.
		setErrors( ( { [ field ]: _gone, ...rest } ) => ( [ 'account_number', 'iban' ].includes( field ) ? {} : rest ) );
	};
	const leaveIban = async () => {
		const text = account.iban;
		const iban = await checkIban( text );
		setErrors( ( { iban: _old, ...rest } ) => ( iban === undefined ? rest : { ...rest, iban } ) );
	};
	return {
		stored: options,
		retry,
		account,
		errors,
		refusals,
		isBusy,
		failure,
		question,
		change,
		leaveIban: () => void leaveIban(),
		save: () => void save(),
	};
}
