import { memo, useDeferredValue, useMemo, useRef, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, download as downloadIcon } from '@wordpress/icons';
import { Button } from '../button/button';
import { TagSearchField, type TagSearchFieldProps } from '../form/tag-search-field';
import { Section } from '../surface/section';
import { ColumnMenu } from './column-menu';
import { CompareAction, type CompareActionProps } from './compare-action';
import { Pagination, type PaginationProps } from './pagination';
import { Table, type TableProps } from './table';
import type { TableSelection } from './table-head';
import { tableMessage, type TableEmptiness, type TableFailure } from './table-message';
import { TableSummary, type TableSummaryProps } from './table-summary';
import './table-card.scss';

export interface TableDownload {
	readonly onDownload: () => void;
	readonly isBusy?: boolean | undefined;
}

export interface TableCardProps extends Omit< TableProps, 'caption' | 'message' | 'pendingRows' | 'selection' > {
	readonly title: string;
	/** Whether the first rows are being fetched. Then a page of placeholder rows is shown. */
	readonly isPending?: boolean | undefined;
	/** Why new rows could not be fetched. The old ones stay, dimmed. */
	readonly failure?: TableFailure | undefined;
	readonly emptiness?: TableEmptiness | undefined;
	/** Saves the hidden columns. Without it, there is no column menu. */
	readonly onHiddenColumnsChange?: ( ( hiddenColumns: readonly string[] ) => void ) | undefined;
	readonly comparison?: ( TableSelection & Pick< CompareActionProps, 'most' | 'onCompare' | 'hint' > ) | undefined;
	readonly search?: TagSearchFieldProps | undefined;
	readonly pagination?: PaginationProps | undefined;
	readonly summary?: TableSummaryProps | undefined;
	readonly download?: TableDownload | undefined;
}

type ToolProps = Pick< TableCardProps, 'columns' | 'hiddenColumns' | 'onHiddenColumnsChange' | 'download' >;

function Tools( { columns, hiddenColumns = [], onHiddenColumnsChange, download }: ToolProps ) {
	return (
		<div className="store-admin-table-card__tools">
			{ download && (
				<Button variant="quiet" isBusy={ download.isBusy ?? false } onClick={ download.onDownload }>
					{ ! download.isBusy && <Icon icon={ downloadIcon } size={ 20 } /> }
					<span>{ __( 'Download', 'woocommerce' ) }</span>
				</Button>
			) }
			{ onHiddenColumnsChange && (
				<ColumnMenu columns={ columns } hiddenColumns={ hiddenColumns } onChange={ onHiddenColumnsChange } />
			) }
		</div>
	);
}

function SearchBar( { search, comparison }: Pick< TableCardProps, 'search' | 'comparison' > ) {
	return search || comparison ? (
		<div className="store-admin-table-card__bar">
			{ search && <TagSearchField { ...search } /> }
			{ comparison && <CompareAction { ...comparison } selectedCount={ comparison.selected.length } /> }
		</div>
	) : null;
}

/** Pagination and totals. A change of the page scrolls to the headings. */
function Footer( { pagination, summary, isPending, onTop }: FooterProps ) {
	const handlePageChange = ( page: number ) => {
		onTop();
		pagination?.onPageChange( page );
	};
	return (
		<>
			{ pagination && ! isPending && <Pagination { ...pagination } onPageChange={ handlePageChange } /> }
			{ /* A new element when the rows are there: a short table would drag the totals up, which counts as a layout shift. */ }
			{ summary && <TableSummary key={ isPending ? 'pending' : 'ready' } { ...summary } /> }
		</>
	);
}

interface FooterProps extends Pick< TableCardProps, 'pagination' | 'summary' > {
	readonly isPending: boolean;
	readonly onTop: () => void;
}

const MemoTable = memo( Table );

interface BodyProps extends TableProps {
	readonly footer: Omit< FooterProps, 'isPending' >;
}

/**
 * Rows can take longer to draw than a press may last, so React draws a change in small tasks. Checkboxes and pages answer at once. The
 * footer appears together with the rows: below the placeholder it would be dragged up by a short table, which counts as a layout shift.
 */
function Body( { selection, footer, ...table }: BodyProps ): ReactElement {
	const { selected, onChange } = selection ?? {};
	const choices = useMemo( () => ( selected && onChange ? { selected, onChange } : undefined ), [ selected, onChange ] );
	const drawn = useDeferredValue( table );
	return (
		<>
			<MemoTable { ...drawn } selection={ choices } />
			<Footer { ...footer } isPending={ ( drawn.pendingRows ?? 0 ) > 0 } />
		</>
	);
}

/** Card with a table, its search, comparison, column menu, download, pagination and totals. */
export function TableCard( props: TableCardProps ): ReactElement {
	const {
		title,
		isPending = false,
		failure,
		emptiness,
		comparison,
		search,
		pagination,
		summary,
		onHiddenColumnsChange,
		download,
		...table
	} = props;
	const card = useRef< HTMLDivElement >( null );
	return (
		<div ref={ card } className="store-admin-table-card">
			<Section
				title={ title }
				action={ <Tools { ...table } onHiddenColumnsChange={ onHiddenColumnsChange } download={ download } /> }
			>
				<SearchBar search={ search } comparison={ comparison } />
				<Body
					{ ...table }
					caption={ title }
					pendingRows={ isPending ? ( pagination?.rowsPerPage ?? 5 ) : 0 }
					isRefreshing={ table.isRefreshing || ( failure !== undefined && ! isPending ) }
					selection={ comparison }
					message={ isPending ? null : tableMessage( table.rows.length, failure, emptiness ) }
					footer={ { pagination, summary, onTop: () => card.current?.scrollIntoView( { block: 'start' } ) } }
				/>
			</Section>
		</div>
	);
}
