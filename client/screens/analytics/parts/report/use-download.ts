import { useEffect, useRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { csvFileName, downloadCsv, toCsv, type CsvCell } from '@store-admin/csv';
import { useNotices, useReportExport } from '@store-admin/data';
import { exportRequest, type ReportQueryDefinition } from '@store-admin/report-query';
import { failureNotice } from '../../../../shared/write/failure-notice';
import { useAttempt } from '../../../../shared/write/use-attempt';
import type { ReportContext } from './report-definition';
import type { TableContent } from './use-filtered-table';

interface DownloadOptions {
	/** Name of the report in the route of exports. */
	readonly name: string;
	readonly title: string;
	readonly definition: ReportQueryDefinition;
	readonly content: TableContent;
	readonly context: ReportContext;
	readonly hidden: readonly string[];
	readonly today: string;
	/** Ids that the search box found. */
	readonly found: readonly string[];
}

export interface DownloadHook {
	readonly download: () => void;
	readonly isBusy: boolean;
}

function csvValue( cell: unknown ): CsvCell {
	const value: unknown = typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : cell;
	return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Builds the CSV text of the rows on this page, with the shown columns. */
export function tableToCsv( { columns, rows }: Pick< TableContent, 'columns' | 'rows' >, hidden: readonly string[] ): string {
	const shown = columns
		.map( ( column, index ) => ( { ...column, index } ) )
		.filter( ( { key, isRequired } ) => isRequired || ! hidden.includes( key ) );
	return toCsv( [
		shown.map( ( { label } ) => label ),
		...rows.map( ( { cells } ) => shown.map( ( { index } ) => csvValue( cells[ index ] ) ) ),
	] );
}

/** Downloads a table: from this page when it has all rows, else by an export on the host, which also sends it by e-mail. */
export function useDownload( options: DownloadOptions ): DownloadHook {
	const { name, title, definition, content, context, hidden, today, found } = options;
	const { start, percent, downloadUrl, error } = useReportExport();
	const { attempt, isBusy } = useAttempt();
	const { createNotice } = useNotices();
	const announced = useRef( '' );
	useEffect( () => {
		if ( downloadUrl && announced.current !== downloadUrl ) {
			announced.current = downloadUrl;
			void createNotice( 'success', __( 'Your export is ready.', 'store-admin' ), {
				actions: [ { label: __( 'Download', 'woocommerce' ), url: downloadUrl } ],
			} );
		}
	}, [ downloadUrl, createNotice ] );
	const sendByMail = () =>
		attempt( {
			/* translators: %s: title of a report. */
			problem: sprintf( __( 'The export of “%s” was not started.', 'store-admin' ), title ),
			write: () => start( name, exportRequest( context.address, definition, { found } ).params ),
			onDone: () =>
				/* translators: %s: title of a report. */
				void createNotice( 'success', sprintf( __( 'Your %s Report will be emailed to you.', 'woocommerce' ), title ) ),
			onFailed: ( failed ) => void createNotice( ...failureNotice( failed ) ),
		} );
	const download = () => {
		if ( content.total > content.rows.length ) {
			void sendByMail();
			return;
		}
		downloadCsv( csvFileName( name, today, context.query ), tableToCsv( content, hidden ) );
	};
	return { download, isBusy: isBusy || ( percent !== null && downloadUrl === null && error === null ) };
}
