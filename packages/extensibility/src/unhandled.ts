import { warnOfCulprit } from './culprit';

interface Cause {
	readonly culprit: string;
	/** Made where the failing call was made, so that its stack leads to the script that made it. */
	readonly trace: Error;
}

const causes = new WeakMap< object, Cause >();
let isListening = false;

/**
 * Has a failure named in the console if whoever asked for it does not handle it: the browser's own message leads to the
 * code that failed, not to the script that should have cared.
 *
 * @param error   What a promise was rejected with.
 * @param culprit What was asked for, for example `store wc/admin/plugins, action installPlugins`.
 * @param trace   An error made at the call.
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
