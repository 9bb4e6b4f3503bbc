const CHANGING: readonly ( readonly [ RegExp, string ] )[] = [
	[ /https?:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?/g, '' ],
	[ /([?&](?:_wpnonce|_ajax_nonce|nonce|wc_onboarding_nonce|ver|_locale|_|t)=)[^&\s"']*/g, '$1…' ],
	[ /\b(?:\d+|an?) (second|minute|min|hour|day)s? ago/g, 'some time ago' ],
	[ /\b[A-Z][a-z]{2} \d{1,2}(?: at)? \d{2}:\d{2}\b/g, 'some time' ],
	[ /^\[\d{2}-\w{3}-\d{4}[^\]]*\]\s*/, '' ],
	[ /\/\S*\/wp-content\//g, 'wp-content/' ],
	[ /:\d+:\d+\b/g, '' ],
];

/**
 * Removes parts of a line that differ in each visit of a page: host and port, nonces, versions in addresses, ages,
 * positions in scripts.
 *
 * @param line message, address or text
 */
export function cleanLine( line: string ): string {
	return CHANGING.reduce( ( text, [ pattern, instead ] ) => text.replace( pattern, instead ), line )
		.replace( /\s+/g, ' ' )
		.trim()
		.slice( 0, 300 );
}
