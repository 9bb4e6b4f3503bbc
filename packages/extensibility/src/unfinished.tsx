import { useEffect } from 'react';
import { warnOfCulprit } from './culprit';

const PATIENCE_MS = 10_000;

interface UnfinishedProps {
	/** What is still loading, as `warnOfCulprit` names it. */
	readonly name: string;
}

/** Stands in for a part that is still loading: shows nothing, and says so in the console when it takes too long. */
export function Unfinished( { name }: UnfinishedProps ): null {
	useEffect( () => {
		const timer = setTimeout(
			() => warnOfCulprit( name, 'has been loading for 10 seconds. The page goes on without it.' ),
			PATIENCE_MS
		);
		return () => clearTimeout( timer );
	}, [ name ] );
	return null;
}
