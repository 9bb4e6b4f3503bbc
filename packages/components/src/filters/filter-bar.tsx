import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import '../tokens.scss';
import './filter-bar.scss';

/** Row with the dates and `FilterMenu`s of a report. */
export function FilterBar( { children }: { readonly children: ReactNode } ): ReactElement {
	return (
		<div className="store-admin-filter-bar" role="group" aria-label={ __( 'Filters', 'woocommerce' ) }>
			{ children }
		</div>
	);
}
