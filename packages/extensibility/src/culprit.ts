const told = new Set< string >();

/**
 * Writes one console warning per culprit and page view, so that a broken extension is named and does not flood the console.
 *
 * @param culprit What identifies the failing part, for example `filter woocommerce_admin_pages_list, handler my-plugin/pages`.
 * @param what    What happened and what was done about it, as a sentence.
 * @param error   What was thrown, when something was.
 * @param trace   Where the script is looked for that is to blame; the error when left out.
 */
export function warnOfCulprit( culprit: string, what: string, error?: unknown, trace: unknown = error ): void {
	if ( told.has( culprit ) ) {
		return;
	}
	told.add( culprit );
	const origin = scriptOf( trace );
	const place = origin === '' ? culprit : `${ culprit } (${ origin })`;
	// eslint-disable-next-line no-console -- a broken extension is told to its author here and nowhere else.
	console.warn( `Store Admin: ${ place }: ${ what }`, ...( error === undefined ? [] : [ error ] ) );
}

/** Lets every culprit be named again; for tests. */
export function forgetCulprits(): void {
	told.clear();
}

/** The plugin script an error came from: the first address in its stack that is neither ours nor WordPress' own. */
function scriptOf( trace: unknown ): string {
	const stack = trace instanceof Error ? ( trace.stack ?? '' ) : '';
	const scripts = stack.match( /https?:\/\/[^\s)]+?\.js/g ) ?? [];
	return scripts.find( ( script ) => ! /\/store-admin\/build\/|\/wp-includes\/|\/wp-admin\//.test( script ) ) ?? '';
}
