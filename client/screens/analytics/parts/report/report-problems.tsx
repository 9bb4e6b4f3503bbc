import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import type { AddressProblem } from '@store-admin/report-query';

type Code = AddressProblem[ 'code' ];

/** Returns the sentences about invalid values by code; `%s` is the value. */
function sentences(): Readonly< Partial< Record< Code, string > > > {
	/* translators: %s: value of the address. */
	const range = __( 'The date range “%s” is not known, so the usual one is shown.', 'store-admin' );
	/* translators: %s: value of the address. */
	const interval = __( 'This date range cannot be divided by “%s”, so the usual interval is shown.', 'store-admin' );
	/* translators: %s: value of the address. */
	const chart = __( 'There is no chart “%s” here, so the first one is shown.', 'store-admin' );
	/* translators: %s: value of the address. */
	const order = __( 'The table cannot be sorted by “%s”.', 'store-admin' );
	/* translators: %s: value of the address. */
	const page = __( '“%s” is not a page or a number of rows of this table.', 'store-admin' );
	return {
		/* translators: %s: typed text. */
		no_day: __( '“%s” is not a day, so the usual date range is shown.', 'store-admin' ),
		/* translators: %s: typed day. */
		reversed_range: __( 'The date range in the address ends before it begins (%s), so the usual one is shown.', 'store-admin' ),
		unknown_period: range,
		unknown_comparison: range,
		unknown_interval: interval,
		interval_not_allowed: interval,
		unknown_chart: chart,
		unknown_chart_type: chart,
		not_sortable: order,
		unknown_order: order,
		no_page: page,
		no_row_count: page,
		/* translators: %s: value of the address. */
		too_many_ids: __( 'The address names more items than a report can show (%s). Only the first ones are used.', 'store-admin' ),
	};
}

function problemText( { code, name, value }: AddressProblem ): string {
	/* translators: %s: value of the address. */
	const other = __( 'The filter “%s” in the address cannot be used, so it was left out.', 'store-admin' );
	return ( sentences()[ code ] ?? other ).replace( '%s', () => shorten( value || name ) );
}

const MAX_SHOWN = 60;

const shorten = ( value: string ) => ( value.length > MAX_SHOWN ? `${ value.slice( 0, MAX_SHOWN ) }…` : value );

/** Notices about values of the address that cannot be used. */
export function ReportProblems( { problems }: { readonly problems: readonly AddressProblem[] } ): ReactElement | null {
	const texts = [ ...new Set( problems.map( problemText ) ) ];
	if ( texts.length === 0 ) {
		return null;
	}
	return (
		<ul className="store-admin-report__problems" role="status">
			{ texts.map( ( text ) => (
				<li key={ text }>{ text }</li>
			) ) }
		</ul>
	);
}
