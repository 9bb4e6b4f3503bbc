import { useEffect } from 'react';
import { warnOfCulprit } from '@store-admin/extensibility';
import type { ConfigProblem } from '@store-admin/report-query';

/**
 * Names the unusable parts of a filter's result in the console, once per result.
 *
 * @param name     Name of the filter.
 * @param problems Must be the same array while the result is the same.
 */
export function useProblemWarnings( name: string, problems: readonly ConfigProblem[] ): void {
	useEffect( () => {
		for ( const { code, at } of problems ) {
			warnOfCulprit( `filter ${ name }, ${ at || 'result' }`, `is unusable (${ code }). That part was left out.` );
		}
	}, [ name, problems ] );
}
