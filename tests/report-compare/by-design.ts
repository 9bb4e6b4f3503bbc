import type { Difference } from './compare';

/** An intended difference. */
interface DesignRule {
	readonly reason: string;
	/** @param query query of the report */
	readonly explains: ( difference: Difference, query: string ) => boolean;
}

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
		reason: 'SKU is hidden until somebody chooses it; the host shows it at first, although it is marked as hidden there.',
		explains: ( { about, host, ours } ) => about.endsWith( 'columns' ) && host.replace( ' | SKU | ', ' | ' ) === ours,
	},
	{
		reason: 'The totals of a single product with variations are those of the product; the host shows those of all products.',
		explains: ( { about }, query ) => about === 'totals' && /(^|&)filter=single_product&/.test( query ),
	},
	{
		reason: 'A page behind the last one keeps the buttons that lead back; the host shows none.',
		explains: ( { about, host, ours } ) => about === 'pages' && host === '' && /^Page ([2-9]) of 1$/.test( ours ),
	},
	{
		reason: 'Products and variations that run low are marked; the host marks them in the report of the stock only.',
		explains: ( { about, host, ours } ) => about.endsWith( ', Status' ) && host === 'In stock' && ours === 'Low',
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
