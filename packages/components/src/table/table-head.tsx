import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, arrowDown, arrowUp } from '@wordpress/icons';
import type { ShownColumn, SortOrder, TableColumn, TableRow, TableSort } from './table-column';

export interface TableSelection {
	/** Keys of the selected rows, including those on other pages. */
	readonly selected: readonly string[];
	readonly onChange: ( selected: readonly string[] ) => void;
}

export interface TableHeadProps {
	readonly shown: readonly ShownColumn[];
	readonly rows: readonly TableRow[];
	readonly sort?: TableSort | undefined;
	readonly onSort?: ( ( key: string, order: SortOrder ) => void ) | undefined;
	readonly selection?: TableSelection | undefined;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Returns the order after a press on a heading. A press on the sorted column reverses the order. */
function nextOrder( column: TableColumn, sort: TableSort | undefined ): SortOrder {
	if ( sort?.key === column.key ) {
		return sort.order === 'asc' ? 'desc' : 'asc';
	}
	return column.firstOrder ?? 'desc';
}

/** Returns the class names of a heading or cell. */
export function columnClassName( { isNumeric }: TableColumn ): string {
	return `store-admin-table__cell${ isNumeric ? ' is-numeric' : '' }`;
}

function Label( { column: { label, spokenLabel } }: { readonly column: TableColumn } ) {
	return spokenLabel ? (
		<>
			<span aria-hidden="true">{ label }</span>
			<span className="screen-reader-text">{ spokenLabel }</span>
		</>
	) : (
		<span>{ label }</span>
	);
}

function Heading( { column, sort, onSort }: { readonly column: TableColumn } & Pick< TableHeadProps, 'sort' | 'onSort' > ) {
	const isSorted = sort?.key === column.key;
	if ( ! column.isSortable || ! onSort ) {
		return (
			<th scope="col" className={ columnClassName( column ) }>
				<Label column={ column } />
			</th>
		);
	}
	const order = isSorted ? sort.order : nextOrder( column, sort );
	return (
		<th scope="col" className={ columnClassName( column ) } aria-sort={ isSorted ? ARIA_SORT[ sort.order ] : undefined }>
			<button type="button" className="store-admin-table__sort" onClick={ () => onSort( column.key, nextOrder( column, sort ) ) }>
				<Label column={ column } />
				<span className="store-admin-table__order" aria-hidden="true">
					<Icon icon={ order === 'asc' ? arrowUp : arrowDown } size={ 16 } />
				</span>
			</button>
		</th>
	);
}

/** Checkbox that selects or deselects all rows of the page. Selected rows of other pages stay selected. */
function SelectAll( { rows, selection }: { readonly rows: readonly TableRow[]; readonly selection: TableSelection } ) {
	const keys = rows.map( ( { key } ) => key );
	const selectedCount = keys.filter( ( key ) => selection.selected.includes( key ) ).length;
	const isAll = keys.length > 0 && selectedCount === keys.length;
	const others = selection.selected.filter( ( key ) => ! keys.includes( key ) );
	return (
		<th scope="col" className="store-admin-table__cell is-choice">
			<input
				type="checkbox"
				aria-label={ __( 'Select All', 'woocommerce' ) }
				checked={ isAll }
				disabled={ keys.length === 0 }
				ref={ ( input ) => {
					if ( input ) {
						input.indeterminate = selectedCount > 0 && ! isAll;
					}
				} }
				onChange={ () => selection.onChange( isAll ? others : [ ...others, ...keys ] ) }
			/>
		</th>
	);
}

/** Headings of a table, which sort it. */
export function TableHead( { shown, rows, sort, onSort, selection }: TableHeadProps ): ReactElement {
	return (
		<thead>
			<tr>
				{ selection && <SelectAll rows={ rows } selection={ selection } /> }
				{ shown.map( ( { column, index } ) => (
					<Heading key={ `${ column.key } ${ index }` } column={ column } sort={ sort } onSort={ onSort } />
				) ) }
			</tr>
		</thead>
	);
}
