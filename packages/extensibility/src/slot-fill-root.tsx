import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { getHostGlobals } from '@store-admin/settings';

interface SlotFillRootProps {
	readonly children: ReactNode;
}

/**
 * Puts the page's own SlotFill provider around the app when an extension brought `wp-components`; without one there
 * can be no fill, and nothing is rendered in between.
 */
export function SlotFillRoot( { children }: SlotFillRootProps ): ReactElement {
	const [ Provider ] = useState( () => getHostGlobals().components?.getComponent< SlotFillRootProps >( 'SlotFillProvider' ) ?? Fragment );
	return <Provider>{ children }</Provider>;
}
