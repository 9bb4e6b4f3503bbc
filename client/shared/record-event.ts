import { getHostGlobals } from '@store-admin/settings';

/**
 * Records an event with the host's usage tracking. Does nothing when tracking is off or blocked.
 *
 * @param name       Name of the event, without the prefix that the host adds.
 * @param properties Properties of the event.
 */
export function recordEvent( name: string, properties: Readonly< Record< string, string | number > > = {} ): void {
	try {
		getHostGlobals().tracks?.getFunction( 'recordEvent' )?.( name, properties );
	} catch {
		// A broken tracker must not break the action that is recorded.
	}
}
