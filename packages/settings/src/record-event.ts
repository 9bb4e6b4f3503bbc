import { isFields } from './read-field';
import { readGlobal } from './read-global';
import { getSettings } from './get-settings';

/**
 * Hands an event to the host's tracking script. Nothing happens when the owner did not allow tracking, or when a
 * blocker keeps the script off the page.
 *
 * @param name       Name of the event without the host's prefix.
 * @param properties What belongs to it.
 */
export function recordEvent( name: string, properties: Readonly< Record< string, unknown > > = {} ): void {
	const tracks = readGlobal( 'wcTracks' );
	const record: unknown = isFields( tracks ) ? tracks[ 'recordEvent' ] : undefined;
	if ( ! getSettings().isTrackingAllowed || typeof record !== 'function' ) {
		return;
	}
	try {
		Reflect.apply( record, tracks, [ name, properties ] );
	} catch {
		// The page works without being watched.
	}
}
