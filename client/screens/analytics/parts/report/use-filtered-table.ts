import { useMemo } from 'react';
import { applySafeFilter, useFilterVersion } from '@store-admin/extensibility';
import type { TableColumn, TableRow } from '@store-admin/components';
import type { ReportFigures } from '@store-admin/data';
import type { ReportCell, ReportTotal } from './report-definition';

/** Heading in the form of the public filter. */
interface PublicHeader {
	readonly key: string;
	readonly label: string;
	readonly screenReaderLabel?: string | undefined;
	readonly required?: boolean | undefined;
	readonly hiddenByDefault?: boolean | undefined;
	readonly isSortable?: boolean | undefined;
	readonly isNumeric?: boolean | undefined;
	readonly defaultSort?: boolean | undefined;
}

/** Table in the form of the public filter `woocommerce_admin_report_table`. */
interface PublicTable {
	readonly endpoint: string;
	readonly headers: readonly PublicHeader[];
	readonly rows: readonly ( readonly ReportCell[] )[];
	readonly totals: ReportFigures;
	readonly summary: readonly ReportTotal[] | null;
	readonly items: { readonly data: readonly unknown[]; readonly totalResults: number };
}

export interface TableContent {
	readonly endpoint: string;
	readonly columns: readonly TableColumn[];
	readonly hiddenByDefault: readonly string[];
	readonly orderby: string;
	readonly rows: readonly TableRow[];
	readonly totals: ReportFigures;
	readonly summary: readonly ReportTotal[];
	readonly records: readonly unknown[];
	readonly total: number;
}

const FILTER = 'woocommerce_admin_report_table';
const FILTERS = [ FILTER ];

const isObject = ( value: unknown ): value is Readonly< Record< string, unknown > > => typeof value === 'object' && value !== null;

function isHeader( value: unknown ): value is PublicHeader {
	return isObject( value ) && typeof value[ 'key' ] === 'string' && typeof value[ 'label' ] === 'string';
}

function isTable( value: unknown ): value is PublicTable {
	if ( ! isObject( value ) ) {
		return false;
	}
	const { headers, rows } = value;
	return (
		Array.isArray( headers ) &&
		headers.length > 0 &&
		headers.every( isHeader ) &&
		Array.isArray( rows ) &&
		rows.every( ( row ) => Array.isArray( row ) )
	);
}

/** The value may be anything; one that cannot be shown is left out. */
function isTotal( value: unknown ): value is ReportTotal {
	return isObject( value ) && typeof value[ 'label' ] === 'string';
}

function toPublic( content: TableContent ): PublicTable {
	return {
		endpoint: content.endpoint,
		headers: content.columns.map( ( { key, label, spokenLabel, isRequired, isSortable, isNumeric } ) => ( {
			key,
			label,
			screenReaderLabel: spokenLabel,
			required: isRequired,
			hiddenByDefault: content.hiddenByDefault.includes( key ),
			isSortable,
			isNumeric,
			defaultSort: key === content.orderby,
		} ) ),
		rows: content.rows.map( ( { cells } ) => cells as readonly ReportCell[] ),
		totals: content.totals,
		summary: content.summary,
		items: { data: content.records, totalResults: content.total },
	};
}

/** Columns of extensions can be sorted only by what the route knows, so a heading is sortable only if it was before. */
function fromPublic( table: PublicTable, before: TableContent ): TableContent {
	const known = new Map( before.columns.map( ( column ) => [ column.key, column ] ) );
	return {
		...before,
		columns: table.headers.map( ( header ) => ( {
			...known.get( header.key ),
			key: header.key,
			label: header.label,
			spokenLabel: header.screenReaderLabel,
			isRequired: header.required === true,
			isNumeric: header.isNumeric === true,
			isSortable: header.isSortable === true && known.get( header.key )?.isSortable === true,
		} ) ),
		hiddenByDefault: table.headers.filter( ( { hiddenByDefault } ) => hiddenByDefault ).map( ( { key } ) => key ),
		rows: table.rows.map( ( cells, index ) => ( {
			key: before.rows[ index ]?.key ?? `extension ${ index }`,
			name: before.rows[ index ]?.name ?? '',
			cells,
		} ) ),
		summary: Array.isArray( table.summary ) ? table.summary.filter( isTotal ) : [],
	};
}

/** Applies the public filter for the tables of reports, and again when a handler is added or removed. */
export function useFilteredTable( content: TableContent ): TableContent {
	const version = useFilterVersion( FILTERS );
	return useMemo( () => {
		const own = toPublic( content );
		const table = applySafeFilter< PublicTable >( FILTER, own, isTable );
		return table === own && version === 0 ? content : fromPublic( table, content );
	}, [ content, version ] );
}
