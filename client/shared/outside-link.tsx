import type { ReactElement, ReactNode } from 'react';
import { __ } from '@wordpress/i18n';

interface OutsideLinkProps {
	readonly href: string;
	readonly children?: ReactNode;
}

/** A link to another site. It opens in a new tab, so that no input on this page is lost. */
export function OutsideLink( { href, children }: OutsideLinkProps ): ReactElement {
	return (
		<a href={ href } target="_blank" rel="noopener noreferrer">
			{ children }
			<span className="screen-reader-text"> { __( '(opens in a new tab)', 'woocommerce' ) }</span>
		</a>
	);
}
