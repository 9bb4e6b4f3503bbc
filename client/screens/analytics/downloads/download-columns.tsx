import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import type { DownloadRow } from '@store-admin/data';
import { Link } from '@store-admin/navigation';
import { decodeText } from '../../../shared/plain-text';
import type { ReportCell, ReportColumn, ReportContext } from '../parts/report/report-definition';
import { ReportLink } from '../parts/report/report-link';

/** Returns the title of the product; empty for a deleted one, for which the host sends an error in its place. */
const titleOf = ( { _embedded: embedded }: DownloadRow ) => decodeText( embedded?.product[ 0 ]?.name ?? '' );

function productCell( row: DownloadRow, { query }: ReportContext ): ReportCell {
	const title = titleOf( row );
	if ( title === '' ) {
		const deleted = __( '(Deleted)', 'woocommerce' );
		return { display: deleted, value: deleted };
	}
	return {
		display: (
			<ReportLink report="products" filter={ { filter: 'single_product', products: row.product_id } } query={ query }>
				{ title }
			</ReportLink>
		),
		value: title,
	};
}

function fileCell( { file_name: name, file_path: address }: DownloadRow ): ReportCell {
	return { display: <Anchor href={ address }>{ name }</Anchor>, value: name };
}

function orderCell( { order_id: id, order_number: number }: DownloadRow ): ReportCell {
	return { display: id > 0 ? <Link href={ `post.php?post=${ id }&action=edit` }>{ number || id }</Link> : number, value: number };
}

function userCell( { user_id: id, username }: DownloadRow ): ReportCell {
	return { display: id === 0 ? __( 'Guest', 'woocommerce' ) : username, value: username };
}

/** The columns of the report. */
export const downloadColumns = (): readonly ReportColumn< DownloadRow >[] => [
	{
		key: 'date',
		label: __( 'Date', 'woocommerce' ),
		isRequired: true,
		isSortable: true,
		cell: ( { date }, { format } ) => ( { display: format.day( date ), value: date } ),
	},
	{ key: 'product', label: __( 'Product title', 'woocommerce' ), isRequired: true, isSortable: true, cell: productCell },
	{ key: 'file_name', label: __( 'File name', 'woocommerce' ), cell: fileCell },
	{ key: 'order_number', label: __( 'Order #', 'woocommerce' ), spokenLabel: __( 'Order Number', 'woocommerce' ), cell: orderCell },
	{ key: 'user_id', label: __( 'Username', 'woocommerce' ), cell: userCell },
	{ key: 'ip_address', label: __( 'IP', 'woocommerce' ), cell: ( { ip_address: ip } ) => ( { display: ip, value: ip } ) },
];

/** Returns the name of a row: the file. */
export const downloadName = ( row: DownloadRow ) => row.file_name || titleOf( row );
