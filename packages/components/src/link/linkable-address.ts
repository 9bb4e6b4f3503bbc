/**
 * Allows an address as a link only when it opens a page or a message. Addresses come from the server and from
 * extensions, and `javascript:` and `data:` could run foreign code.
 *
 * @param address Absolute, or relative to the page.
 * @return The unchanged address; undefined when it must not be a link.
 */
export function linkableAddress( address: string | undefined ): string | undefined {
	try {
		return /^(?:https?|mailto):$/.test( new URL( address ?? '', document.baseURI ).protocol ) ? address : undefined;
	} catch {
		return undefined;
	}
}
