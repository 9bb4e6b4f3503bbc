import type { ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Skeleton } from '../feedback/skeleton';
import { CellContent } from './cell-content';
import type { ShownColumn, TableRow } from './table-column';
import { columnClassName, type TableSelection } from './table-head';

export interface TableBodyProps {
	readonly shown: readonly ShownColumn[];
	readonly rows: readonly TableRow[];
	readonly selection?: TableSelection | undefined;
}

function RowChoice( { row, selection }: { readonly row: TableRow; readonly selection: TableSelection } ) {
	const isSelected = selection.selected.includes( row.key );
	const others = selection.selected.filter( ( key ) => key !== row.key );
	return (
		<td className="store-admin-table__cell is-choice">
			<input
				type="checkbox"
				/* translators: %s: name of a product or of what else the row is about. */
				aria-label={ sprintf( __( 'Select %s', 'store-admin' ), row.name ) }
				checked={ isSelected }
				onChange={ () => selection.onChange( isSelected ? others : [ ...others, row.key ] ) }
			/>
		</td>
	);
}

function Row( { row, shown, selection }: { readonly row: TableRow } & Omit< TableBodyProps, 'rows' > ) {
	return (
		<tr>
			{ selection && <RowChoice row={ row } selection={ selection } /> }
			{ shown.map( ( { column, index }, place ) => {
				const content = <CellContent cell={ row.cells[ index ] } />;
				const key = `${ column.key } ${ index }`;
				return place === 0 ? (
					<th key={ key } scope="row" className={ columnClassName( column ) }>
						{ content }
					</th>
				) : (
					<td key={ key } className={ columnClassName( column ) }>
						{ content }
					</td>
				);
			} ) }
		</tr>
	);
}

/** Unique keys of the rows. Hosts can send an id twice, and React would then keep rows of an earlier page. */
function uniqueKeys( rows: readonly TableRow[] ): readonly string[] {
	const counts = new Map< string, number >();
	return rows.map( ( { key } ) => {
		const count = counts.get( key ) ?? 0;
		counts.set( key, count + 1 );
		return `${ key } ${ count }`;
	} );
}

/** Rows of a table. The first column is the row header. */
export function TableBody( { rows, shown, selection }: TableBodyProps ): ReactElement {
	const keys = uniqueKeys( rows );
	return (
		<tbody>
			{ rows.map( ( row, index ) => (
				<Row key={ keys[ index ] } row={ row } shown={ shown } selection={ selection } />
			) ) }
		</tbody>
	);
}

interface TableSkeletonProps {
	readonly shown: readonly ShownColumn[];
	readonly rowCount: number;
	readonly hasSelection: boolean;
}

/** Placeholder rows that have bars. */
const MOST_DRAWN = 12;
/** Height of a row in table.scss, px. */
const ROW_HEIGHT = 40;

/** Placeholder rows as high as the future rows; the first ones have the same cells. They are hidden from screen readers; the table has `aria-busy`. */
export function TableSkeleton( { shown, rowCount, hasSelection }: TableSkeletonProps ): ReactElement {
	const drawn = Math.min( rowCount, MOST_DRAWN );
	return (
		<tbody className="store-admin-table__skeleton" aria-hidden="true">
			{ Array.from( { length: drawn }, ( _row, rowIndex ) => (
				<tr key={ rowIndex }>
					{ hasSelection && <td className="store-admin-table__cell is-choice" /> }
					{ shown.map( ( { column, index }, place ) => (
						<td key={ index } className={ columnClassName( column ) }>
							<Skeleton inlineSize={ place === 0 ? '120px' : '56px' } />
						</td>
					) ) }
				</tr>
			) ) }
			{ rowCount > drawn && (
				<tr>
					<td
						className="store-admin-table__more-rows"
						colSpan={ shown.length + ( hasSelection ? 1 : 0 ) }
						style={ { blockSize: ( rowCount - drawn ) * ROW_HEIGHT } }
					/>
				</tr>
			) }
		</tbody>
	);
}
