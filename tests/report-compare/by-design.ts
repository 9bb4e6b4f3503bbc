import type { Difference } from './compare';

/** An intended difference. */
interface DesignRule {
	readonly reason: string;
	/** @param query query of the report */
	readonly explains: ( difference: Difference, query: string ) => boolean;
}

const HIDDEN_BY_DEFAULT: readonly string[] = [ 'SKU', 'Username', 'City', 'Region', 'Postal code' ];

const COUNTRIES = new Intl.DisplayNames( 'en', { type: 'region' } );

const withoutHidden = ( columns: string ) =>
	columns
		.split( ' | ' )
		.filter( ( column ) => ! HIDDEN_BY_DEFAULT.includes( column ) )
		.join( ' | ' );

/** All intended differences, each with its reason. All others are printed, and the exit status is 1. */
const BY_DESIGN: readonly DesignRule[] = [
	{
		reason: 'A change from zero is "new", since it has no percentage; the host shows 0%.',
		explains: ( { about, host, ours } ) => about.startsWith( 'change of ' ) && host === '0%' && ours === 'new',
	},
	{
		reason: 'The minus of an amount is before the currency symbol.',
		explains: ( { host, ours } ) => host !== ours && host.replace( /([^-\s\d|]+)-(?=\d)/g, '-$1' ) === ours,
	},
	{
		reason: 'The change of a negative number has the direction of the number; the host divides by the negative number, so a larger loss goes up.',
		explains: ( { about, host, ours } ) => /^change of .* \(-/.test( about ) && ours === `-${ host }`,
	},
	{
		reason: 'An average has two decimals; the host rounds it to a whole number.',
		explains: ( { about, host, ours } ) => about.startsWith( 'value of Average' ) && String( Math.round( Number( ours ) ) ) === host,
	},
	{
		reason: 'A tax rate has all its digits; the host cuts it to two decimals.',
		explains: ( { about, host, ours } ) => about.endsWith( ', Rate' ) && Math.abs( parseFloat( host ) - parseFloat( ours ) ) < 0.01,
	},
	{
		reason: 'Columns that are hidden by default are hidden until somebody chooses them; the host shows them at first.',
		explains: ( { about, host, ours } ) => about.endsWith( 'columns' ) && withoutHidden( host ) === ours,
	},
	{
		reason: 'The totals of a single product with variations, and of searched categories, are those of the rows; the host shows those of all.',
		explains: ( { about }, query ) => about === 'totals' && /(^|&)(filter=single_product&|search=)/.test( query ),
	},
	{
		reason: 'A download without an account is that of a guest; the host leaves the name empty.',
		explains: ( { about, host, ours } ) => about.endsWith( ', Username' ) && host === '' && ours === 'Guest',
	},
	{
		reason: 'A country has its name; the host shows its code, and the name in a tooltip.',
		explains: ( { about, host, ours } ) =>
			about.endsWith( ', Country / Region' ) && /^[A-Z]{2}$/.test( host ) && ours.startsWith( COUNTRIES.of( host ) ?? '-' ),
	},
	{
		reason: 'Last active is the day in the store; the host shows the day in UTC.',
		explains: ( { about, host, ours } ) =>
			about.endsWith( ', Last active' ) && Math.abs( Date.parse( host ) - Date.parse( ours ) ) === 24 * 60 * 60 * 1000,
	},
	{
		reason: 'An average number of orders always has two decimals.',
		explains: ( { about, host, ours } ) => about === 'totals' && host.replace( /(\d) Average orders/, '$1.00 Average orders' ) === ours,
	},
	{
		reason: 'A page behind the last one keeps the buttons that lead back; the host shows none.',
		explains: ( { about, host, ours } ) => about === 'pages' && host === '' && /^Page ([2-9]) of 1$/.test( ours ),
	},
	{
		reason: 'Products and variations that run low are marked; the host says that they are in stock, also in its list of low stock.',
		explains: ( { about, host, ours } ) => about.endsWith( ', Status' ) && host === 'In stock' && /^(In stock )?Low$/.test( ours ),
	},
];

/** Differences of a report, with and without a reason. */
export interface Explained {
	readonly unexplained: readonly Difference[];
	/** Reasons with the number of differences that each explains. */
	readonly reasons: ReadonlyMap< string, number >;
}

/**
 * Removes the intended differences.
 *
 * @param differences differences of one report
 * @param query       query of the report
 */
export function explain( differences: readonly Difference[], query = '' ): Explained {
	const reasons = new Map< string, number >();
	const unexplained = differences.filter( ( difference ) => {
		const rule = BY_DESIGN.find( ( { explains } ) => explains( difference, query ) );
		if ( rule !== undefined ) {
			reasons.set( rule.reason, ( reasons.get( rule.reason ) ?? 0 ) + 1 );
		}
		return rule === undefined;
	} );
	return { unexplained, reasons };
}
