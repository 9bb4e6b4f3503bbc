import type { BankAccounts } from '@store-admin/data';
import { isSameAccount } from '../../../shared/bank-account/bank-account';

type Account = BankAccounts[ number ];

/** Changes the accounts that are stored now. Undefined when they no longer have the account that the user saw. */
export type AccountChange = ( now: BankAccounts ) => BankAccounts | undefined;

const isSame = ( one: Account ) => ( other: Account ) => isSameAccount( one, other ) && one.country_code === other.country_code;

/** Adds an account. It may be stored already: an earlier attempt was saved, but its answer was lost. */
export function withAdded( account: Account ): AccountChange {
	return ( now ) => ( now.some( isSame( account ) ) ? now : [ ...now, account ] );
}

/** Puts an account in place of another one. Fields that we do not know stay. */
export function withReplaced( replaced: Account, account: Account ): AccountChange {
	return ( now ) => {
		const index = now.findIndex( isSame( replaced ) );
		if ( index < 0 ) {
			return now.some( isSame( account ) ) ? now : undefined;
		}
		return now.map( ( one, at ) => ( at === index ? { ...one, ...account } : one ) );
	};
}

/** Removes an account. It may be gone already. */
export function withoutAccount( account: Account ): AccountChange {
	return ( now ) => {
		const index = now.findIndex( isSame( account ) );
		return now.filter( ( _one, at ) => at !== index );
	};
}

/** Puts an account back at its place. */
export function withInserted( account: Account, index: number ): AccountChange {
	return ( now ) => [ ...now.slice( 0, index ), account, ...now.slice( index ) ];
}

/** Sorts the accounts. Undefined when they are not the same ones. */
export function withOrder( sorted: BankAccounts ): AccountChange {
	return ( now ) => {
		const isComplete = now.length === sorted.length && sorted.every( ( account ) => now.some( isSame( account ) ) );
		return isComplete ? sorted : undefined;
	};
}
