import type { ReactElement, ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { TableBody, TableSkeleton } from './table-body';
import { shownColumns, type SortOrder, type TableColumn, type TableRow, type TableSort } from './table-column';
import { TableHead, type TableSelection } from './table-head';
import { useOverflow } from './use-overflow';
import '../tokens.scss';
import './table.scss';

export interface TableProps {
	/** Name of the table for screen readers; others see the heading above. */
	readonly caption: string;
	readonly columns: readonly TableColumn[];
	readonly rows: readonly TableRow[];
	/** Keys of hidden columns. */
	readonly hiddenColumns?: readonly string[] | undefined;
	/** Number of placeholder rows while the first rows are fetched. */
	readonly pendingRows?: number | undefined;
	/** Whether new rows are being fetched. The old ones stay, dimmed. */
	readonly isRefreshing?: boolean | undefined;
	readonly sort?: TableSort | undefined;
	readonly onSort?: ( ( key: string, order: SortOrder ) => void ) | undefined;
	/** Adds a checkbox to each row. */
	readonly selection?: TableSelection | undefined;
	/** Shown below the rows: the failure, or the text of an empty table. */
	readonly message?: ReactNode;
}

const NONE: readonly string[] = [];

/**
 * Sortable table whose first column is sticky when the table scrolls sideways. The headings are also shown while it loads, when it is
 * empty and after a failure.
 */
export function Table( props: TableProps ): ReactElement {
	const { caption, columns, rows, hiddenColumns = NONE, pendingRows = 0, isRefreshing = false, sort, onSort, selection, message } = props;
	const { container, isOverflowing } = useOverflow();
	const shown = shownColumns( columns, hiddenColumns );
	const isPending = pendingRows > 0;
	/* translators: %s: title of a table. */
	const regionName = sprintf( __( '%s, scrolls sideways', 'store-admin' ), caption );
	return (
		<>
			<div
				ref={ container }
				className={ `store-admin-table-frame${ isOverflowing ? ' is-overflowing' : '' }` }
				{ ...( isOverflowing && { role: 'region', 'aria-label': regionName, tabIndex: 0 } ) }
			>
				<table
					className={ `store-admin-table${ selection ? ' has-choices' : '' }${ isRefreshing ? ' is-refreshing' : '' }` }
					aria-busy={ isPending || isRefreshing || undefined }
				>
					<caption className="screen-reader-text">{ caption }</caption>
					<TableHead shown={ shown } rows={ isPending ? [] : rows } sort={ sort } onSort={ onSort } selection={ selection } />
					{ isPending ? (
						<TableSkeleton shown={ shown } rowCount={ pendingRows } hasSelection={ selection !== undefined } />
					) : (
						<TableBody shown={ shown } rows={ rows } selection={ selection } />
					) }
				</table>
			</div>
			{ message }
		</>
	);
}
