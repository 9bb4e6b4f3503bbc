import { useCallback, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { BlueprintChoice, BlueprintExport, BlueprintHook } from '@store-admin/data';
import { useAttempt, type FailedWrite } from '../../shared/write/use-attempt';

const FILE_NAME = 'woo-blueprint';

export interface FinishedExport {
	readonly chosen: BlueprintChoice;
	readonly made: BlueprintExport;
	/** Address of the file: an object URL, or the archive that the server made. */
	readonly url: string;
}

export interface ExportHook {
	readonly isBusy: boolean;
	readonly failure: FailedWrite | undefined;
	readonly dismissFailure: () => void;
	/** The last export; undefined before the first one. */
	readonly finished: FinishedExport | undefined;
	readonly start: ( chosen: BlueprintChoice ) => void;
}

function toUrl( made: BlueprintExport ): string {
	return made.type === 'zip'
		? made.url
		: URL.createObjectURL( new Blob( [ JSON.stringify( made.data, null, 2 ) ], { type: 'application/json' } ) );
}

/** Saves a file that is at an address of this page or site. */
export function download( url: string, type: BlueprintExport[ 'type' ] ): void {
	const link = document.createElement( 'a' );
	link.href = url;
	link.download = `${ FILE_NAME }.${ type }`;
	link.click();
}

/**
 * Exports a blueprint and downloads it.
 *
 * @param exportBlueprint Makes it; the same function in each render.
 */
export function useExport( exportBlueprint: BlueprintHook[ 'requests' ][ 'exportBlueprint' ] ): ExportHook {
	const { attempt, isBusy, failure, clearFailure } = useAttempt();
	const [ finished, setFinished ] = useState< FinishedExport | undefined >();
	const url = finished?.url;
	// The browser keeps the file in memory until its address is revoked.
	useEffect( () => () => ( url?.startsWith( 'blob:' ) ? URL.revokeObjectURL( url ) : undefined ), [ url ] );
	const start = useCallback(
		( chosen: BlueprintChoice ) =>
			void attempt( {
				problem: __( 'The blueprint was not exported.', 'store-admin' ),
				write: async () => {
					const made = await exportBlueprint( chosen );
					const address = toUrl( made );
					setFinished( { chosen, made, url: address } );
					download( address, made.type );
				},
			} ),
		[ attempt, exportBlueprint ]
	);
	return { isBusy, failure, dismissFailure: clearFailure, finished, start };
}
