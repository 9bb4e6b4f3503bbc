import type { ReactElement, ReactNode } from 'react';
import { getHostGlobals } from '@store-admin/settings';

type FillContent = ReactNode | ( ( fillProps: Readonly< Record< string, unknown > > ) => ReactNode );

interface FillProps {
	readonly name: string;
	readonly children?: FillContent;
}

/** Fills a slot from inside our own tree; renders nothing when the page has no `wp-components`. */
export function Fill( { name, children }: FillProps ): ReactElement | null {
	const HostFill = getHostGlobals().components?.getComponent< FillProps >( 'Fill' );
	return HostFill ? <HostFill name={ name }>{ children }</HostFill> : null;
}
