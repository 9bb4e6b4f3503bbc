import { useId, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import type { BankAccounts } from '@store-admin/data';

type Account = BankAccounts[ number ];

/** What an account is called: its name, or the first of its values that is not empty. */
export function accountName( { account_name: name, iban, account_number: number, bank_name: bank }: Account ): string {
	return [ name, iban, number, bank ].find( ( text ) => text !== '' ) ?? __( 'Account without a name', 'store-admin' );
}

interface AccountRowProps {
	readonly account: Account;
	readonly onEdit: () => void;
	readonly onRemove: () => void;
}

/** One bank account of the list. */
export function AccountRow( { account, onEdit, onRemove }: AccountRowProps ): ReactElement {
	const id = useId();
	const name = accountName( account );
	const numbers = [ account.iban, account.account_number, account.sort_code, account.bic ].filter(
		( text ) => text !== '' && text !== name
	);
	return (
		<div className="store-admin-offline__account">
			<div className="store-admin-offline__details">
				<strong id={ id }>{ name }</strong>
				{ account.bank_name !== '' && account.bank_name !== name && <span>{ account.bank_name }</span> }
				{ numbers.length > 0 && (
					<span className="store-admin-offline__numbers">
						{ numbers.map( ( number ) => (
							<bdi key={ number } dir="ltr">
								{ number }
							</bdi>
						) ) }
					</span>
				) }
			</div>
			<div className="store-admin-offline__actions">
				<Button variant="link" onClick={ onEdit } aria-describedby={ id }>
					{ __( 'Edit', 'woocommerce' ) }
				</Button>
				<Button variant="link" onClick={ onRemove } aria-describedby={ id }>
					{ __( 'Remove', 'woocommerce' ) }
				</Button>
			</div>
		</div>
	);
}
