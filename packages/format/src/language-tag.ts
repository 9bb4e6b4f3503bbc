/**
 * Converts a WordPress locale to a language tag for Intl.
 *
 * @param locale Such as `de_DE_formal` or `pt_BR`.
 * @return Such as `de-DE`; `en-US` when Intl does not know the locale.
 */
export function toLanguageTag( locale: string ): string {
	const tag = locale.split( /[-_]/ ).slice( 0, 2 ).join( '-' );
	try {
		return Intl.getCanonicalLocales( tag )[ 0 ] ?? 'en-US';
	} catch {
		return 'en-US';
	}
}
