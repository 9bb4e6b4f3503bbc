import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import { getSettings } from '@store-admin/settings';
import { useIsComingSoon } from './use-header-items';
import type { SiteLink as Kind } from './visible-items';

/** A link to the page that customers see. It opens in a new tab. Its id is that of the host's button. */
export function SiteLink( { kind }: { readonly kind: Kind } ): ReactElement {
	const { homeUrl, shopUrl } = getSettings();
	const storeLabel = useIsComingSoon() ? __( 'Preview store', 'woocommerce' ) : __( 'View store', 'woocommerce' );
	return (
		<Anchor
			id={ `activity-panel-tab-${ kind === 'site' ? 'previewSite' : 'previewStore' }` }
			className="store-admin-header__link"
			href={ kind === 'site' ? homeUrl : shopUrl }
			target="_blank"
		>
			<span>{ kind === 'site' ? __( 'Preview site', 'woocommerce' ) : storeLabel }</span>
			<span className="screen-reader-text"> { __( '(opens in a new tab)', 'woocommerce' ) }</span>
		</Anchor>
	);
}
