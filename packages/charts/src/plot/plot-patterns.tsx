import { memo, type ReactElement } from 'react';
import { PATTERNS } from '../series/series-look';

/**
 * Patterns of the bars for forced colours, where all series have the same colour.
 *
 * @param props        Properties.
 * @param props.prefix Prefix of the ids.
 */
export const PlotPatterns = memo( function PlotPatternsOf( { prefix }: { readonly prefix: string } ): ReactElement {
	return (
		<defs>
			{ PATTERNS.map( ( shape, index ) => (
				<pattern key={ shape } id={ `${ prefix }${ index }` } width="6" height="6" patternUnits="userSpaceOnUse">
					<path className={ `store-admin-chart__pattern${ index === 0 ? ' is-full' : '' }` } d={ shape } />
				</pattern>
			) ) }
		</defs>
	);
} );
