import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '../button/button';
import { SectionError } from '../feedback/section-error';

export interface TableFailure {
	/** What failed, in plain language. */
	readonly title: string;
	readonly message?: string | undefined;
	/** Code, status and address, for support. */
	readonly detail?: string | undefined;
	readonly onRetry: () => void;
	readonly isRetrying?: boolean | undefined;
}

export interface TableEmptiness {
	/** Why there are no rows. */
	readonly text?: string | undefined;
	/** Removes filters and search. Leave it out when there are none. */
	readonly onClear?: ( () => void ) | undefined;
}

function EmptyText( { text, onClear }: TableEmptiness ) {
	const standard = onClear ? __( 'Nothing matches your filters.', 'store-admin' ) : __( 'No data to display', 'woocommerce' );
	return (
		<div className="store-admin-table__message" role="status">
			<p>{ text ?? standard }</p>
			{ onClear && (
				<Button variant="link" onClick={ onClear }>
					{ __( 'Clear all filters', 'woocommerce' ) }
				</Button>
			) }
		</div>
	);
}

/** Returns the failure or the text of an empty table. After a failure the table is not called empty, because that is unknown. */
export function tableMessage( rowCount: number, failure: TableFailure | undefined, emptiness: TableEmptiness = {} ): ReactNode {
	if ( failure ) {
		return <SectionError { ...failure } isRetrying={ failure.isRetrying ?? false } />;
	}
	return rowCount === 0 ? <EmptyText { ...emptiness } /> : null;
}
