import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton } from '../feedback/skeleton';
import { toNode } from './cell-content';

export interface TableTotal {
	readonly label: string;
	/** Extensions can change it, so any value is accepted; a value that cannot be shown is left out. */
	readonly value: unknown;
}

export interface TableSummaryProps {
	readonly totals: readonly TableTotal[];
	/** Whether the totals are being fetched. Then the same number of placeholders is shown. */
	readonly isPending?: boolean;
}

/** Totals of all pages, each as "27 days". */
export function TableSummary( { totals, isPending = false }: TableSummaryProps ): ReactElement | null {
	if ( totals.length === 0 ) {
		return null;
	}
	return (
		<ul className="store-admin-table-summary" aria-label={ __( 'Totals', 'store-admin' ) } aria-busy={ isPending || undefined }>
			{ totals.map( ( { label, value }, index ) => (
				<li key={ `${ label } ${ index }` } className="store-admin-table-summary__total">
					{ isPending ? (
						<Skeleton inlineSize="88px" />
					) : (
						<>
							<strong>{ toNode( value ) }</strong> <span>{ label }</span>
						</>
					) }
				</li>
			) ) }
		</ul>
	);
}
