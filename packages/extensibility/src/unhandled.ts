import { warnOfCulprit } from './culprit';

interface Cause {
	readonly culprit: string;
	/** Created where the failing function was called, so that its stack names the calling script. */
	readonly trace: Error;
}

const causes = new WeakMap< object, Cause >();
let isListening = false;

/**
 * Logs a failure that its caller does not handle. The browser's own message names the code that failed, not the script
 * that called it.
 *
 * @param error   The value that a promise was rejected with.
 * @param culprit Name of the failed call, for example `store wc/admin/plugins, action installPlugins`.
 * @param trace   An error that was created at the call.
 */
export function nameIfUnhandled( error: unknown, culprit: string, trace: Error ): void {
	if ( typeof error !== 'object' || error === null ) {
		return;
	}
	if ( ! isListening ) {
		isListening = true;
		window.addEventListener( 'unhandledrejection', handleUnhandled );
	}
	causes.set( error, { culprit, trace } );
}

function handleUnhandled( event: PromiseRejectionEvent ): void {
	const reason: unknown = event.reason;
	const cause = typeof reason === 'object' && reason !== null ? causes.get( reason ) : undefined;
	if ( cause ) {
		warnOfCulprit( cause.culprit, 'was refused, and the caller does not handle that.', reason, cause.trace );
	}
}
