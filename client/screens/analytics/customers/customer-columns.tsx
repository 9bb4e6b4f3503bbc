import { __ } from '@wordpress/i18n';
import type { CustomerRow } from '@store-admin/data';
import { Link } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { decodeText } from '../../../shared/plain-text';
import type { ReportCell, ReportColumn, ReportContext } from '../parts/report/report-definition';
import type { CountryNames } from './country-names';
import { lastActive } from './last-active';

/** Shown for what a customer does not have. */
const NONE = '—';

/** Returns the name of a customer; a guest may have none. */
export function customerName( { name, username, user_id: user }: CustomerRow ): string {
	return decodeText( name ).trim() || username || ( user > 0 ? `#${ user }` : __( 'Guest', 'woocommerce' ) );
}

function nameCell( row: CustomerRow ): ReportCell {
	const name = customerName( row );
	return { display: row.user_id > 0 ? <Link href={ `user-edit.php?user_id=${ row.user_id }` }>{ name }</Link> : name, value: name };
}

function dateCell( date: string, { format }: ReportContext ): ReportCell {
	return { display: format.day( date ) || NONE, value: date };
}

function emailCell( { email }: CustomerRow ): ReportCell {
	return { display: email === '' ? NONE : <Link href={ `mailto:${ email }` }>{ email }</Link>, value: email };
}

/** The number of orders. The report of orders cannot be limited to a customer; the list of orders can, for those with an account. */
function ordersCell( { user_id: user, orders_count: count }: CustomerRow, { format }: ReportContext ): ReportCell {
	const text = format.number( count );
	return {
		display: user > 0 && count ? <Link href={ `edit.php?post_type=shop_order&_customer_user=${ user }` }>{ text }</Link> : text,
		value: count,
	};
}

const text = ( value: string, code = value ): ReportCell => ( { display: value || NONE, value: code } );

const amount = ( value: number | null, { format }: ReportContext ): ReportCell => ( {
	display: format.money( value ),
	value: format.rounded( value ),
} );

/** The columns about what a customer bought. */
const figureColumns = (): readonly ReportColumn< CustomerRow >[] => [
	{ key: 'orders_count', label: __( 'Orders', 'woocommerce' ), isSortable: true, isNumeric: true, cell: ordersCell },
	{
		key: 'total_spend',
		label: __( 'Total spend', 'woocommerce' ),
		isSortable: true,
		isNumeric: true,
		cell: ( { total_spend: spend }, context ) => amount( spend, context ),
	},
	{
		key: 'avg_order_value',
		label: __( 'AOV', 'woocommerce' ),
		spokenLabel: __( 'Average order value', 'woocommerce' ),
		isNumeric: true,
		cell: ( { avg_order_value: average }, context ) => amount( average, context ),
	},
];

/** The columns about where a customer lives. */
const placeColumns = ( { countryName, regionName }: CountryNames ): readonly ReportColumn< CustomerRow >[] => [
	{
		key: 'country',
		label: __( 'Country / Region', 'woocommerce' ),
		isSortable: true,
		cell: ( { country } ) => text( countryName( country ), country ),
	},
	{
		key: 'city',
		label: __( 'City', 'woocommerce' ),
		isSortable: true,
		isHiddenByDefault: true,
		cell: ( { city } ) => text( decodeText( city ) ),
	},
	{
		key: 'state',
		label: __( 'Region', 'woocommerce' ),
		isSortable: true,
		isHiddenByDefault: true,
		cell: ( { country, state } ) => text( regionName( country, state ), state ),
	},
	{
		key: 'postcode',
		label: __( 'Postal code', 'woocommerce' ),
		isSortable: true,
		isHiddenByDefault: true,
		cell: ( { postcode } ) => text( postcode ),
	},
];

/** The columns of the report. */
export const customerColumns = ( names: CountryNames ): readonly ReportColumn< CustomerRow >[] => [
	{ key: 'name', label: __( 'Name', 'woocommerce' ), isRequired: true, isSortable: true, cell: nameCell },
	{
		key: 'username',
		label: __( 'Username', 'woocommerce' ),
		isHiddenByDefault: true,
		cell: ( { username } ) => text( username ),
	},
	{
		key: 'date_last_active',
		label: __( 'Last active', 'woocommerce' ),
		isSortable: true,
		cell: ( row, context ) => dateCell( lastActive( row, getSettings().locale.timeZone ), context ),
	},
	{
		key: 'date_registered',
		label: __( 'Date registered', 'woocommerce' ),
		isSortable: true,
		cell: ( { date_registered: date }, context ) => dateCell( date ?? '', context ),
	},
	{ key: 'email', label: __( 'Email', 'woocommerce' ), cell: emailCell },
	...figureColumns(),
	...placeColumns( names ),
];
