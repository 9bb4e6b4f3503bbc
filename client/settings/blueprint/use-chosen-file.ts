import { useCallback, useRef, useState } from 'react';
import { readBlueprintFile, type ChosenFile } from './read-file';
import type { BlueprintPage } from './use-blueprint';

export interface ChosenFileHook {
	/** The file that was chosen last; undefined until one was read. */
	readonly chosen: ChosenFile | undefined;
	readonly choose: ( files: readonly File[] ) => void;
	readonly clear: () => void;
}

/** Reads the file that the user chooses. A large one takes longer than a small one that is chosen after it, so only the last one counts. */
export function useChosenFile( { maxBytes, requests }: Pick< BlueprintPage, 'maxBytes' | 'requests' > ): ChosenFileHook {
	const [ chosen, setChosen ] = useState< ChosenFile | undefined >();
	const latest = useRef< readonly File[] | undefined >();
	const { parseBlueprint } = requests;
	const choose = useCallback(
		( files: readonly File[] ) => {
			if ( files.length === 0 ) {
				return;
			}
			latest.current = files;
			void readBlueprintFile( files, maxBytes, parseBlueprint ).then( ( file ) => {
				if ( latest.current === files ) {
					setChosen( file );
				}
			} );
		},
		[ maxBytes, parseBlueprint ]
	);
	const clear = useCallback( () => {
		latest.current = undefined;
		setChosen( undefined );
	}, [] );
	return { chosen, choose, clear };
}
