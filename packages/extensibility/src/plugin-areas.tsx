import { Suspense, useMemo, type ReactElement } from 'react';
import { getHostGlobals } from '@store-admin/settings';
import { warnOfCulprit } from './culprit';
import { Guard } from './guard';
import { isolatePlugins } from './plugin-isolation';

interface PluginAreaProps {
	readonly scope: string;
	readonly onError?: ( name: string, error: unknown ) => void;
}

interface PluginAreasProps {
	/** Public scopes, for example `woocommerce-admin`. */
	readonly scopes: readonly string[];
}

/**
 * Renders the plugins that extensions registered with `registerPlugin( name, { scope } )`. Renders nothing when no
 * script loaded `wp-plugins`.
 */
export function PluginAreas( { scopes }: PluginAreasProps ): ReactElement | null {
	const PluginArea = getHostGlobals().plugins?.getComponent< PluginAreaProps >( 'PluginArea' );
	// Runs before the areas render for the first time, so that they only get isolated plugins.
	useMemo( () => isolatePlugins( scopes ), [ scopes ] );
	if ( ! PluginArea ) {
		return null;
	}
	return (
		<>
			{ scopes.map( ( scope ) => (
				<Guard key={ scope } name={ `plugins of scope ${ scope }` }>
					<Suspense fallback={ null }>
						<PluginArea scope={ scope } onError={ handleError } />
					</Suspense>
				</Guard>
			) ) }
		</>
	);
}

function handleError( name: string, error: unknown ): void {
	warnOfCulprit( `plugin ${ name }`, 'failed and was left out.', error );
}
