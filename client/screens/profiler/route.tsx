import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import { wayToDashboard } from '../../shared/full-screen/way-out';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { coreProfilerManifest, profilerManifest } from './manifest';

const Profiler = lazyScreen< 'ProfilerScreen', PageProps >(
	() => import( /* webpackChunkName: "profiler" */ './profiler-screen' ),
	'ProfilerScreen',
	{ name: () => __( 'Setup Wizard', 'woocommerce' ), wayOut: wayToDashboard }
);

/** The page definitions of the set-up wizard, which has two addresses. */
export function profilerPages(): readonly OwnPageDefinition[] {
	return [ profilerManifest, coreProfilerManifest ].map( ( { path, capability, fullScreen, hasHeader } ) => ( {
		container: Profiler,
		path,
		breadcrumbs: [ getSettings().productName, __( 'Setup Wizard', 'woocommerce' ) ],
		capability,
		layout: { header: hasHeader, footer: false, showNotices: true, showStoreAlerts: false, showPluginArea: false },
		// Escape leads nowhere: the host opens the wizard again until it is finished or skipped.
		fullScreen: { bodyClass: fullScreen },
		preload: Profiler.load,
	} ) );
}
