import { getHostGlobals } from '@store-admin/settings';

/**
 * Tells the host's usage tracking what happened. Without tracking, or with a blocked one, nothing happens.
 *
 * @param name       Name of the event, without the prefix that the host adds.
 * @param properties What goes with it.
 */
export function recordEvent( name: string, properties: Readonly< Record< string, string | number > > = {} ): void {
	try {
		getHostGlobals().tracks?.getFunction( 'recordEvent' )?.( name, properties );
	} catch {
		// A broken tracker must never cost the person anything.
	}
}
