import { BY_DESIGN, type DesignRule } from './by-design';
import type { Difference } from './compare-pages';
import type { Stop } from './find-links';

/** Differences of a page, with and without a reason. */
export interface Explained {
	readonly unexplained: readonly Difference[];
	/** Reasons with the number of lines that each explains. */
	readonly explained: Readonly< Record< string, number > >;
}

function ruleFor( rules: readonly DesignRule[], stop: Stop, about: string, side: 'host' | 'ours', line: string ): DesignRule | undefined {
	return rules.find(
		( rule ) =>
			rule.about.some( ( name ) => name === about ) &&
			( rule.side === undefined || rule.side === side ) &&
			( rule.page === undefined || rule.page.test( decodeURIComponent( stop.path ) ) ) &&
			( rule.line === undefined || rule.line.test( line ) )
	);
}

/**
 * Removes the intended differences.
 *
 * @param stop        the page
 * @param differences differences of the page
 * @param rules       rules of intended differences
 */
export function explain( stop: Stop, differences: readonly Difference[], rules: readonly DesignRule[] = BY_DESIGN ): Explained {
	const explained: Record< string, number > = {};
	const keep = ( difference: Difference, side: 'host' | 'ours' ) =>
		difference[ side ].filter( ( line ) => {
			const rule = ruleFor( rules, stop, difference.about, side, line );
			if ( rule !== undefined ) {
				explained[ rule.reason ] = ( explained[ rule.reason ] ?? 0 ) + 1;
			}
			return rule === undefined;
		} );
	const unexplained = differences
		.map( ( difference ) => ( { about: difference.about, host: keep( difference, 'host' ), ours: keep( difference, 'ours' ) } ) )
		.filter( ( { host, ours } ) => host.length + ours.length > 0 );
	return { unexplained, explained };
}
