const told = new Set< string >();

/**
 * Logs one console warning per culprit and page view, which names the broken extension without flooding the console.
 *
 * @param culprit Identifies the failing part, for example `filter woocommerce_admin_pages_list, handler my-plugin/pages`.
 * @param what    What happened and what was done about it, as a sentence that follows the culprit.
 * @param error   The thrown value, if any.
 * @param trace   Error whose stack names the responsible script; `error` when left out.
 */
export function warnOfCulprit( culprit: string, what: string, error?: unknown, trace: unknown = error ): void {
	if ( told.has( culprit ) ) {
		return;
	}
	told.add( culprit );
	const origin = scriptOf( trace );
	const place = origin === '' ? culprit : `${ culprit } (${ origin })`;
	// eslint-disable-next-line no-console -- only this warning tells the author of a broken extension about it.
	console.warn( `Store Admin: ${ place }: ${ what }`, ...( error === undefined ? [] : [ error ] ) );
}

/** Allows every culprit to be warned about again; for tests. */
export function forgetCulprits(): void {
	told.clear();
}

/** The plugin script that caused an error: the first address in the stack that is neither ours nor WordPress' own. */
function scriptOf( trace: unknown ): string {
	const stack = trace instanceof Error ? ( trace.stack ?? '' ) : '';
	const scripts = stack.match( /https?:\/\/[^\s)]+?\.js/g ) ?? [];
	return scripts.find( ( script ) => ! /\/store-admin\/build\/|\/wp-includes\/|\/wp-admin\//.test( script ) ) ?? '';
}
