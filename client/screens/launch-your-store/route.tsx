import { __ } from '@wordpress/i18n';
import { getHistory, getNewPath, getPersistedQuery } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import { wayHome } from '../../shared/full-screen/way-out';
import { keepRef } from '../../shared/keep-ref';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { settingsStep } from './launch-step';
import { launchYourStoreManifest } from './manifest';

// Created once: launchYourStorePages() runs again when an extension registers late, and a new component would remount the screen.
const LaunchYourStore = lazyScreen< 'LaunchYourStoreScreen', PageProps >(
	async () => {
		keepRef();
		return import( /* webpackChunkName: "launch-your-store" */ './launch-your-store-screen' );
	},
	'LaunchYourStoreScreen',
	{ name: () => __( 'Launch your store', 'woocommerce' ), wayOut: wayHome }
);

/** The launch of the store. Its steps differ in their query. */
export function launchYourStorePages(): readonly OwnPageDefinition[] {
	return [
		{
			container: LaunchYourStore,
			path: launchYourStoreManifest.path,
			breadcrumbs: [ getSettings().productName, __( 'Launch your store', 'woocommerce' ) ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			navArgs: { id: 'woocommerce-home' },
			capability: launchYourStoreManifest.capability,
			layout: { header: launchYourStoreManifest.hasHeader, showStoreAlerts: false, showPluginArea: false },
			fullScreen: {
				bodyClass: launchYourStoreManifest.fullScreen,
				exitHref: () => getNewPath( {}, '/', getPersistedQuery() ),
			},
			preload: LaunchYourStore.load,
			redirect: ( query ) => settingsStep( getHistory().location.pathname, query ),
		},
	];
}
