import { useId, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Table, type TableColumn, type TableRow } from '@store-admin/components';
import type { Leaderboard } from '@store-admin/data';
import type { ReportFormat } from '../../parts/report/report-format';
import { LeaderboardCell, cellText } from './leaderboard-cell';
import type { BoardName } from './leaderboard-names';

interface LeaderboardCardProps {
	readonly name: BoardName;
	/** Undefined while it is being fetched. */
	readonly board: Leaderboard | undefined;
	readonly isOutdated: boolean;
	/** Number of rows at most. */
	readonly rowCount: number;
	readonly format: ReportFormat;
}

function columnsOf( labels: readonly string[] ): readonly TableColumn[] {
	return labels.map( ( label, index ) => ( { key: String( index ), label, isNumeric: index > 0, isRequired: true } ) );
}

function rowsOf( { rows }: Leaderboard, format: ReportFormat ): readonly TableRow[] {
	return rows.map( ( cells, index ) => ( {
		key: String( index ),
		name: cells[ 0 ] ? cellText( cells[ 0 ], format ) : '',
		cells: cells.map( ( cell ) => ( { display: <LeaderboardCell cell={ cell } format={ format } />, value: cell.value } ) ),
	} ) );
}

/** One leaderboard. */
export function LeaderboardCard( { name, board, isOutdated, rowCount, format }: LeaderboardCardProps ): ReactElement {
	const id = useId();
	const title = board?.label || name.label;
	const headers = board && board.headers.length > 0 ? board.headers.map( ( { label } ) => label ) : name.headers;
	const rows = board ? rowsOf( board, format ) : [];
	const isEmpty = board !== undefined && rows.length === 0;
	return (
		<section className="store-admin-section store-admin-overview__board" aria-labelledby={ id }>
			<h3 id={ id } className="store-admin-overview__board-title">
				{ title }
			</h3>
			{ isEmpty ? (
				<p className="store-admin-overview__empty">{ __( 'No data recorded for the selected time period.', 'woocommerce' ) }</p>
			) : (
				<Table
					caption={ title }
					columns={ columnsOf( headers ) }
					rows={ rows }
					pendingRows={ board ? 0 : rowCount }
					isRefreshing={ isOutdated }
				/>
			) }
		</section>
	);
}
