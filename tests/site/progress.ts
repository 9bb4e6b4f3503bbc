/** Receives the progress of a long action. */
export interface Progress {
	/** Prints a sentence that stays on the screen. */
	note: ( text: string ) => void;
	/** Starts a step; the step before it is done. */
	step: ( label: string ) => void;
	/** Updates the current step: percentage (0 to 100) if known, and details. */
	update: ( percent: number | null, detail?: string ) => void;
	/** Ends the current step. */
	done: ( detail?: string ) => void;
}

/** Prints nothing; for tests. */
export const silentProgress: Progress = {
	note: () => undefined,
	step: () => undefined,
	update: () => undefined,
	done: () => undefined,
};

interface Output {
	write: ( text: string ) => unknown;
	readonly isTTY?: boolean;
}

/** Interval of lines in a log file during a long step. */
const LINE_EVERY_MS = 5000;

/**
 * Shows progress on a terminal (one line that is rewritten) or in a log (a line from time to time).
 *
 * @param output the stream to write to
 * @param now    clock, in milliseconds
 */
export function consoleProgress( output: Output, now: () => number = Date.now ): Progress {
	let label = '';
	let startedAt = 0;
	let printedAt = 0;
	const isLive = output.isTTY === true;
	const clear = (): void => {
		if ( isLive && label !== '' ) {
			output.write( '\r\u001b[2K' );
		}
	};
	const seconds = (): string => `${ ( ( now() - startedAt ) / 1000 ).toFixed( 1 ) } s`;
	const done = ( detail = '' ): void => {
		if ( label === '' ) {
			return;
		}
		clear();
		output.write( `  ${ label }${ detail === '' ? '' : `: ${ detail }` } (${ seconds() })\n` );
		label = '';
	};
	return {
		note( text ) {
			done();
			output.write( `${ text }\n` );
		},
		step( next ) {
			done();
			label = next;
			startedAt = now();
			printedAt = startedAt;
			if ( isLive ) {
				output.write( `  ${ label } …` );
			}
		},
		update( percent, detail = '' ) {
			if ( label === '' || ( ! isLive && now() - printedAt < LINE_EVERY_MS ) ) {
				return;
			}
			printedAt = now();
			const share = percent === null ? '' : ` ${ Math.round( percent ) } %`;
			const text = `  ${ label } …${ share }${ detail === '' ? '' : ` ${ detail }` }`;
			clear();
			output.write( isLive ? text.slice( 0, 100 ) : `${ text }\n` );
		},
		done,
	};
}
