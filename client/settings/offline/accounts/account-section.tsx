import { useMemo, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, InlineError, Skeleton, SkeletonGroup, SortableList } from '@store-admin/components';
import type { BankAccounts } from '@store-admin/data';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { useFocusKeeper } from '../../../shared/use-focus-keeper';
import { OfflinePart } from '../offline-part';
import { useAccounts } from '../use-offline';
import { AccountDialog } from './account-dialog';
import { AccountRow, accountName } from './account-row';

type Account = BankAccounts[ number ];

/** A key for each account: they have no ids, and two may be the same. */
function keyed( accounts: BankAccounts ): readonly ( readonly [ key: string, account: Account ] )[] {
	const seen = new Map< string, number >();
	return accounts.map( ( account ) => {
		const text = JSON.stringify( account );
		const count = seen.get( text ) ?? 0;
		seen.set( text, count + 1 );
		return [ `${ count } ${ text }`, account ];
	} );
}

interface AccountListProps {
	readonly accounts: BankAccounts;
	readonly onEdit: ( account: Account ) => void;
	readonly onRemove: ( account: Account ) => void;
	readonly onSort: ( accounts: BankAccounts ) => void;
}

function AccountList( { accounts, onEdit, onRemove, onSort }: AccountListProps ): ReactElement {
	const rows = useMemo( () => keyed( accounts ), [ accounts ] );
	const byKey = new Map( rows );
	const items = rows.map( ( [ id, account ] ) => ( {
		id,
		name: accountName( account ),
		content: <AccountRow account={ account } onEdit={ () => onEdit( account ) } onRemove={ () => onRemove( account ) } />,
	} ) );
	return (
		<SortableList
			label={ __( 'Account details', 'woocommerce' ) }
			items={ items }
			onMove={ ( ids ) => onSort( ids.flatMap( ( id ) => byKey.get( id ) ?? [] ) ) }
		/>
	);
}

function AccountsSkeleton(): ReactElement {
	return (
		<SkeletonGroup label={ __( 'Loading your bank details…', 'store-admin' ) }>
			<div className="store-admin-offline__empty">
				<Skeleton inlineSize="60%" />
			</div>
		</SkeletonGroup>
	);
}

/** The bank accounts that customers transfer money to. */
export function AccountSection(): ReactElement {
	const { remote, retry, save, remove, sort, failure } = useAccounts();
	const [ opened, setOpened ] = useState< { readonly account: Account | undefined } >();
	const frame = useFocusKeeper();
	return (
		<OfflinePart title={ __( 'Account details', 'woocommerce' ) } about={ __( 'Configure your bank account details.', 'woocommerce' ) }>
			<div ref={ frame } className="store-admin-offline__accounts">
				<RemoteBoundary
					of={ remote }
					skeleton={ <AccountsSkeleton /> }
					failureTitle={ __( 'Your bank details could not be loaded.', 'store-admin' ) }
					onRetry={ retry }
				>
					{ ( accounts ) => (
						<>
							{ accounts.length === 0 ? (
								<p className="store-admin-offline__empty">
									{ __( 'Customers see no bank account yet when they choose to pay by bank transfer.', 'store-admin' ) }
								</p>
							) : (
								<AccountList
									accounts={ accounts }
									onEdit={ ( account ) => setOpened( { account } ) }
									onRemove={ remove }
									onSort={ sort }
								/>
							) }
							{ failure && <InlineError message={ failure.message } onRetry={ failure.retry } /> }
							<div className="store-admin-offline__add">
								<Button onClick={ () => setOpened( { account: undefined } ) }>
									{ __( '+ Add account', 'woocommerce' ) }
								</Button>
							</div>
						</>
					) }
				</RemoteBoundary>
			</div>
			{ opened && <AccountDialog account={ opened.account } onSave={ save } onClose={ () => setOpened( undefined ) } /> }
		</OfflinePart>
	);
}
