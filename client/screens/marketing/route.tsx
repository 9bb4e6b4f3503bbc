import { __ } from '@wordpress/i18n';
import { hasFeature } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { startMarketing } from './loader';
import { marketingManifest } from './manifest';

// Created outside of marketingPages(), because that runs again when an extension registers late.
const Marketing = lazyScreen< 'MarketingScreen', PageProps >( async () => {
	const [ screen ] = await Promise.all( [ import( /* webpackChunkName: "marketing" */ './marketing-screen' ), startMarketing() ] );
	return screen;
}, 'MarketingScreen' );

/** The page of marketing, where the host has the feature. */
export function marketingPages(): readonly OwnPageDefinition[] {
	return hasFeature( 'marketing' )
		? [
				{
					container: Marketing,
					path: marketingManifest.path,
					breadcrumbs: [
						[ 'admin.php?page=wc-admin&path=/marketing', __( 'Marketing', 'woocommerce' ) ],
						__( 'Overview', 'woocommerce' ),
					],
					wpOpenMenu: 'toplevel_page_woocommerce-marketing',
					navArgs: { id: 'woocommerce-marketing-overview' },
					capability: marketingManifest.capability,
					preload: Marketing.load,
				},
			]
		: [];
}
