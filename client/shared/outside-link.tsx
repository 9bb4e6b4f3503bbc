import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';

interface OutsideLinkProps {
	readonly href: string;
	readonly children?: ReactNode;
}

/** A link to another site. It opens in a new tab, so that no input on this page is lost. */
export function OutsideLink( { href, children }: OutsideLinkProps ): ReactElement {
	return (
		<Anchor href={ href } target="_blank">
			{ children }
			<span className="screen-reader-text"> { __( '(opens in a new tab)', 'woocommerce' ) }</span>
		</Anchor>
	);
}
