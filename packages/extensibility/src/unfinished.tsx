import { useEffect } from 'react';
import { warnOfCulprit } from './culprit';

const PATIENCE_MS = 10_000;

interface UnfinishedProps {
	/** Name of the part that is loading, as in `warnOfCulprit`. */
	readonly name: string;
}

/** Renders nothing in place of a part that is loading, and logs a warning when it takes too long. */
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
