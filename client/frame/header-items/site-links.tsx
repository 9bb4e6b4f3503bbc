import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { useOptions } from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import { HOME_OPTIONS } from './home-options';
import type { SiteLink as Kind } from './visible-items';

/** The page that customers see, in a window of its own. */
export function SiteLink( { kind }: { readonly kind: Kind } ): ReactElement {
	const { options } = useOptions( HOME_OPTIONS );
	const { homeUrl, shopUrl } = getSettings();
	const isComingSoon = options.status === 'ready' && options.data[ 'woocommerce_coming_soon' ] === 'yes';
	const storeLabel = isComingSoon ? __( 'Preview store', 'woocommerce' ) : __( 'View store', 'woocommerce' );
	return (
		<a className="store-admin-header__link" href={ kind === 'site' ? homeUrl : shopUrl } target="_blank" rel="noreferrer">
			{ kind === 'site' ? __( 'Preview site', 'woocommerce' ) : storeLabel }
			<span className="screen-reader-text"> { __( '(opens in a new tab)', 'woocommerce' ) }</span>
		</a>
	);
}
