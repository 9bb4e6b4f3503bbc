import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon, chevronLeft, chevronRight } from '@wordpress/icons';
import { Button } from '../button/button';
import { SelectField } from '../form/select-field';
import { PageField } from './page-field';
import '../tokens.scss';
import './pagination.scss';

export interface PaginationProps {
	/** Number of the page, from 1. A typed address can contain a number after the last page. */
	readonly page: number;
	readonly rowsPerPage: number;
	/** Number of rows on all pages. */
	readonly total: number;
	readonly onPageChange: ( page: number ) => void;
	/** Without it, the number of rows on a page cannot be chosen. */
	readonly onRowsPerPageChange?: ( rowsPerPage: number ) => void;
}

const ROWS_PER_PAGE: readonly number[] = [ 25, 50, 75, 100 ];

/** Returns the options for the rows per page, including the number from the address. */
function choicesWith( rowsPerPage: number ) {
	const numbers = ROWS_PER_PAGE.includes( rowsPerPage ) ? ROWS_PER_PAGE : [ ...ROWS_PER_PAGE, rowsPerPage ];
	return [ ...numbers ]
		.sort( ( one, other ) => one - other )
		.map( String )
		.map( ( value ) => ( { value, label: value } ) );
}

/** Controls for the page and the rows per page. Hidden when all rows fit on the smallest page that can be chosen. */
export function Pagination( { page, rowsPerPage, total, onPageChange, onRowsPerPageChange }: PaginationProps ): ReactElement | null {
	const smallest = onRowsPerPageChange ? Math.min( rowsPerPage, ...ROWS_PER_PAGE ) : rowsPerPage;
	if ( page === 1 && total <= smallest ) {
		return null;
	}
	const pageCount = Math.max( 1, Math.ceil( total / Math.max( 1, rowsPerPage ) ) );
	return (
		<nav className="store-admin-pagination" aria-label={ __( 'Pages', 'store-admin' ) }>
			{ ( pageCount > 1 || page > 1 ) && (
				<>
					<span className="store-admin-pagination__place" aria-live="polite">
						{ sprintf(
							/* translators: 1: number of this page, 2: number of pages. */
							__( 'Page %1$d of %2$d', 'woocommerce' ),
							page,
							pageCount
						) }
					</span>
					<span className="store-admin-pagination__steps">
						<Button
							aria-label={ __( 'Previous Page', 'woocommerce' ) }
							isDisabled={ page <= 1 }
							onClick={ () => onPageChange( Math.min( page - 1, pageCount ) ) }
						>
							<Icon icon={ chevronLeft } size={ 20 } />
						</Button>
						<Button
							aria-label={ __( 'Next Page', 'woocommerce' ) }
							isDisabled={ page >= pageCount }
							onClick={ () => onPageChange( page + 1 ) }
						>
							<Icon icon={ chevronRight } size={ 20 } />
						</Button>
					</span>
					<PageField page={ page } pageCount={ pageCount } onChange={ onPageChange } />
				</>
			) }
			{ onRowsPerPageChange && (
				<SelectField
					label={ __( 'Rows per page', 'woocommerce' ) }
					options={ choicesWith( rowsPerPage ) }
					value={ String( rowsPerPage ) }
					onChange={ ( value ) => onRowsPerPageChange( Number( value ) ) }
				/>
			) }
		</nav>
	);
}
