import { useState } from 'react';
import type { ChartData } from './chart-data';

/**
 * Keeps the chart of the old dates until the answer for new dates arrives, because the old answer has no values for the new dates.
 *
 * @param fresh      Chart of the answer that is there.
 * @param isOutdated Whether that answer is the one for the old dates.
 */
export function useKeptChart( fresh: ChartData, isOutdated: boolean ): ChartData {
	const [ kept, setKept ] = useState( fresh );
	if ( ! isOutdated && kept !== fresh ) {
		setKept( fresh );
	}
	return isOutdated ? kept : fresh;
}
