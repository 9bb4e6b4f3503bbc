import { __ } from '@wordpress/i18n';
import { getHistory } from '@store-admin/navigation';
import { getFacts, getSettings } from '@store-admin/settings';
import { wayHome } from '../../shared/full-screen/way-out';
import { keepRef } from '../../shared/keep-ref';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { handOver, homeHref } from './editor-address';
import { customizeStoreManifest } from './manifest';

// Created once: customizeStorePages() runs again when an extension registers late, and a new component would remount the screen.
const CustomizeStore = lazyScreen< 'CustomizeStoreScreen', PageProps >(
	async () => {
		keepRef();
		return import( /* webpackChunkName: "customize-store" */ './customize-store-screen' );
	},
	'CustomizeStoreScreen',
	{ name: () => __( 'Customize your store', 'woocommerce' ), wayOut: wayHome }
);

/** The ways to change the look of the store. */
export function customizeStorePages(): readonly OwnPageDefinition[] {
	return [
		{
			container: CustomizeStore,
			path: customizeStoreManifest.path,
			breadcrumbs: [ getSettings().productName, __( 'Customize your store', 'woocommerce' ) ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			navArgs: { id: 'woocommerce-home' },
			capability: customizeStoreManifest.capability,
			layout: { header: customizeStoreManifest.hasHeader, showStoreAlerts: false, showPluginArea: false },
			fullScreen: { bodyClass: customizeStoreManifest.fullScreen, exitHref: homeHref },
			preload: CustomizeStore.load,
			redirect: () => handOver( getHistory().location.pathname, getFacts( customizeStoreManifest ).isBlockTheme ),
		},
	];
}
