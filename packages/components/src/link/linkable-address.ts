/**
 * Lets an address become a link only when following it opens a page or a message. Addresses come from the server and from
 * extensions; `javascript:` and `data:` would run what somebody else wrote.
 *
 * @param address Full, or relative to the page.
 * @return The address as it was given; undefined when it must not be a link.
 */
export function linkableAddress( address: string | undefined ): string | undefined {
	try {
		return /^(?:https?|mailto):$/.test( new URL( address ?? '', document.baseURI ).protocol ) ? address : undefined;
	} catch {
		return undefined;
	}
}
