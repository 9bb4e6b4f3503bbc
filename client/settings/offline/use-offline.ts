import { useCallback, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import {
	useNotices,
	useOfflineMethod,
	useOptions,
	useReadOptions,
	useUpdateOptions,
	type BankAccounts,
	type OfflineMethod,
	type RemoteData,
} from '@store-admin/data';
import { DescribedWriteError } from '../../shared/write/described-write-error';
import { failureNotice } from '../../shared/write/failure-notice';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';
import { withAdded, withInserted, withOrder, withoutAccount, withReplaced, type AccountChange } from './accounts/account-changes';
import { changedFields, type MethodValues } from './method-values';
import type { OfflineId } from './offline-texts';

export interface OfflineHook {
	readonly remote: RemoteData< OfflineMethod >;
	readonly refresh: () => void;
	readonly save: ( values: MethodValues, stored: MethodValues ) => Promise< void >;
	readonly tellSaved: () => void;
}

/** An offline payment method, and how its form is saved. */
export function useOffline( id: OfflineId ): OfflineHook {
	const { remote, refresh, update } = useOfflineMethod( id );
	const { createNotice } = useNotices();
	return {
		remote,
		refresh,
		save: async ( values, stored ) => {
			const changes = changedFields( values, stored );
			await ( Object.keys( changes ).length > 0 ? update( changes ) : undefined );
		},
		tellSaved: () => void createNotice( 'success', __( 'Settings updated successfully', 'woocommerce' ), { type: 'snackbar' } ),
	};
}

const ACCOUNTS = 'woocommerce_bacs_accounts';
const OPTIONS = [ ACCOUNTS ] as const;
/** Nothing to read. */
const NO_OPTIONS: readonly ( typeof OPTIONS )[ number ][] = [];

export interface AccountsHook {
	readonly remote: RemoteData< BankAccounts >;
	readonly retry: () => void;
	/** Saves a new account, or one in place of another; rejects like a write of `useAttempt`. */
	readonly save: ( account: BankAccounts[ number ], replaced: BankAccounts[ number ] | undefined ) => Promise< void >;
	readonly remove: ( account: BankAccounts[ number ] ) => void;
	readonly sort: ( accounts: BankAccounts ) => void;
	readonly failure: FailedWrite | undefined;
}

/** Saves a change of the stored accounts, which another tab may have changed since they were read. */
function useChangeAccounts(): ( change: AccountChange ) => Promise< void > {
	const readOptions = useReadOptions();
	const updateOptions = useUpdateOptions();
	return useCallback(
		async ( change ) => {
			const now = ( await readOptions( OPTIONS ) )[ ACCOUNTS ];
			const next = change( now );
			if ( next === undefined ) {
				throw new DescribedWriteError(
					__(
						'Nothing was saved: the bank accounts were changed elsewhere meanwhile. They are shown as they are now. Check them and try again.',
						'store-admin'
					)
				);
			}
			await updateOptions( { [ ACCOUNTS ]: next } );
		},
		[ readOptions, updateOptions ]
	);
}

/** Asks for the bank accounts together with the settings, so that a server which does not answer is not waited for twice. */
export function useEarlyAccounts( isNeeded: boolean ): void {
	useOptions( isNeeded ? OPTIONS : NO_OPTIONS );
}

/** The bank accounts of the store. Each change is saved at once. */
export function useAccounts(): AccountsHook {
	const { options, retry } = useOptions( OPTIONS );
	const change = useChangeAccounts();
	const { createNotice } = useNotices();
	const { attempt, failure } = useAttempt();
	const [ shown, setShown ] = useState< BankAccounts | undefined >();
	const remote = useMemo< RemoteData< BankAccounts > >(
		() => ( options.status === 'ready' ? { ...options, data: shown ?? options.data[ ACCOUNTS ] } : options ),
		[ options, shown ]
	);
	const stored = remote.status === 'ready' ? remote.data : [];
	const undo = ( account: BankAccounts[ number ], index: number ) =>
		void attempt( {
			subject: JSON.stringify( account ),
			isUndo: true,
			problem: __( 'The bank account was not put back.', 'store-admin' ),
			write: async () => change( withInserted( account, index ) ),
			onFailed: ( failed ) => void createNotice( ...failureNotice( failed ) ),
		} );
	return {
		remote,
		retry,
		failure,
		save: async ( account, replaced ) => change( replaced === undefined ? withAdded( account ) : withReplaced( replaced, account ) ),
		remove: ( account ) => {
			const index = stored.indexOf( account );
			void attempt( {
				subject: JSON.stringify( account ),
				problem: __( 'The bank account was not removed.', 'store-admin' ),
				write: async () => change( withoutAccount( account ) ),
				onDone: () =>
					void createNotice( 'success', __( 'The bank account was removed.', 'store-admin' ), {
						type: 'snackbar',
						actions: [ { label: __( 'Undo', 'woocommerce' ), onClick: () => undo( account, index ) } ],
					} ),
			} );
		},
		sort: ( accounts ) => {
			// Until it is stored; the stored accounts are read again first.
			setShown( accounts );
			void attempt( {
				subject: `order ${ JSON.stringify( accounts ) }`,
				problem: __( 'The new order was not saved, so the old one is shown again.', 'store-admin' ),
				write: async () => change( withOrder( accounts ) ),
				onDone: () => setShown( undefined ),
				onFailed: () => setShown( undefined ),
			} );
		},
	};
}
