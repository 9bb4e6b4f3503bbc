import type { ReactElement, ReactNode } from 'react';
import { Anchor } from '@store-admin/components';
import { NewTabText } from './new-tab-text';

interface OutsideLinkProps {
	readonly href: string;
	readonly children?: ReactNode;
}

/** A link to another site. It opens in a new tab, so that no input on this page is lost. */
export function OutsideLink( { href, children }: OutsideLinkProps ): ReactElement {
	return (
		<Anchor href={ href } target="_blank">
			{ children }
			<NewTabText />
		</Anchor>
	);
}
