import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { extensionsManifest } from './manifest';

const Extensions = lazyScreen< 'ExtensionsScreen', PageProps >(
	() => import( /* webpackChunkName: "catalogue" */ './extensions-screen' ),
	'ExtensionsScreen'
);

/** The page definition of the catalogue of extensions, which has a header of its own. */
export function extensionsPages(): readonly OwnPageDefinition[] {
	return [
		{
			container: Extensions,
			path: extensionsManifest.path,
			breadcrumbs: [ getSettings().productName, __( 'Extensions', 'woocommerce' ) ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			navArgs: { id: 'woocommerce-marketplace' },
			capability: extensionsManifest.capability,
			layout: { header: extensionsManifest.hasHeader },
			preload: Extensions.load,
		},
	];
}
