import { useCallback, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useNotices, useOptions, useUpdateOptions, type ApiError, type RemoteData } from '@store-admin/data';
import { readObject } from '../../../../shared/read-wire';
import { describeFailedWrite } from '../../../../shared/remote/describe-failed-write';
import {
	missingNumber,
	NO_ACCOUNT,
	toAccounts,
	trimAccount,
	withFirstAccount,
	type BankAccount,
	type BankErrors,
	type BankField,
} from './bank-account';
import { checkIban } from './check-iban';

const SETTINGS = 'woocommerce_bacs_settings';
const ACCOUNTS = 'woocommerce_bacs_accounts';

export interface BankTransferHook {
	/** Whether what is stored is known. */
	readonly stored: RemoteData< unknown >;
	readonly retry: () => void;
	readonly account: BankAccount;
	readonly errors: BankErrors;
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

/** The bank account of the store: reading it, checking it, saving it. */
export function useBankTransfer( onSaved: () => void ): BankTransferHook {
	const { options, retry } = useOptions( [ SETTINGS, ACCOUNTS ] );
	const updateOptions = useUpdateOptions();
	const { createNotice } = useNotices();
	const [ changes, setChanges ] = useState< Partial< BankAccount > >( {} );
	const [ errors, setErrors ] = useState< BankErrors >( {} );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ failure, setFailure ] = useState< string | undefined >();
	const isSaving = useRef( false );
	const stored = options.status === 'ready' ? options.data : undefined;
	const account = { ...( toAccounts( stored?.[ ACCOUNTS ] )[ 0 ] ?? NO_ACCOUNT ), ...changes };

	const write = useCallback(
		async ( wanted: BankAccount ) => {
			try {
				await updateOptions( {
					// Title and instructions of the gateway live in the same option and stay.
					[ SETTINGS ]: { ...readObject( stored?.[ SETTINGS ] ), enabled: 'yes' },
					[ ACCOUNTS ]: withFirstAccount( stored?.[ ACCOUNTS ], trimAccount( wanted ) ),
				} );
				void createNotice( 'success', __( 'Direct bank transfer details added successfully', 'woocommerce' ), {
					type: 'snackbar',
				} );
				onSaved();
				return true;
			} catch ( error ) {
				setFailure(
					describeFailedWrite( __( 'There was a problem saving your payment settings', 'woocommerce' ), error as ApiError )
				);
				return false;
			}
		},
		[ stored, updateOptions, createNotice, onSaved ]
	);

	const save = async () => {
		if ( isSaving.current ) {
			return;
		}
		isSaving.current = true;
		setIsBusy( true );
		setFailure( undefined );
		const found = await findErrors( account );
		setErrors( found );
		const isSaved = Object.keys( found ).length === 0 && ( await write( account ) );
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
		isBusy,
		failure,
		change,
		leaveIban: () => void leaveIban(),
		save: () => void save(),
	};
}
