import type { ApiError } from '@store-admin/data';

/** The two writes of an installation; both reject with an ApiError. */
interface InstallWrites {
	readonly installPlugins: ( slugs: readonly string[] ) => Promise< unknown >;
	readonly activatePlugins: ( slugs: readonly string[] ) => Promise< unknown >;
}

async function failureOf( write: Promise< unknown > ): Promise< ApiError | undefined > {
	return write.then(
		() => undefined,
		( error: ApiError ) => error
	);
}

/**
 * Installs the missing plugins and activates all. Plugins are activated even when others could not be installed, so that
 * the user need not look for them in the plugin list.
 *
 * @param slugs   Plugins that are to be active.
 * @param missing Those of them that must be installed first.
 * @param writes  Sends the requests.
 * @return The failures; empty when every plugin is active.
 */
export async function installAndActivate(
	slugs: readonly string[],
	missing: readonly string[],
	writes: InstallWrites
): Promise< readonly ApiError[] > {
	const installing = missing.length > 0 ? await failureOf( writes.installPlugins( missing ) ) : undefined;
	const refused = Object.keys( installing?.fieldErrors ?? {} );
	if ( installing && refused.length === 0 ) {
		return [ installing ];
	}
	const usable = slugs.filter( ( slug ) => ! refused.includes( slug ) );
	const activating = usable.length > 0 ? await failureOf( writes.activatePlugins( usable ) ) : undefined;
	return [ installing, activating ].filter( ( failure ) => failure !== undefined );
}
