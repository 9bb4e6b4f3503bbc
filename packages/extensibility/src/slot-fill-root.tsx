import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { getHostGlobals } from '@store-admin/settings';

interface SlotFillRootProps {
	readonly children: ReactNode;
}

/**
 * Wraps the app in the page's own SlotFill provider when an extension loaded `wp-components`. Otherwise there can be no
 * fills, and no provider is rendered.
 */
export function SlotFillRoot( { children }: SlotFillRootProps ): ReactElement {
	const [ Provider ] = useState( () => getHostGlobals().components?.getComponent< SlotFillRootProps >( 'SlotFillProvider' ) ?? Fragment );
	return <Provider>{ children }</Provider>;
}
