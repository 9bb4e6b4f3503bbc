import { Suspense, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Guard } from '@store-admin/extensibility';
import { getSettings } from '@store-admin/settings';
import { lazyScreen } from '../../shared/lazy-screen';
import type { OwnPageDefinition, PageProps } from '../../shared/page-definition';
import { loadHomeOptions, startHome } from './loader';
import { homeManifest } from './manifest';
import { waitingLaunchUrl } from './waiting-launch';

let tellLoaded = (): void => {};
const homeLoaded = new Promise< void >( ( resolve ) => {
	tellLoaded = resolve;
} );

// Created outside of homePages(), because that runs again when an extension registers late, and a new component would remount Home.
const Home = lazyScreen< 'HomeScreen', PageProps >( async () => {
	const [ home ] = await Promise.all( [ import( /* webpackChunkName: "home" */ './home-screen' ), startHome() ] );
	tellLoaded();
	return home;
}, 'HomeScreen' );

// The dialogs are in the chunk of Home, which reports a loading failure and retries. They wait for that.
const Dialogs = lazyScreen( async () => {
	await homeLoaded;
	return import( /* webpackChunkName: "home" */ './modals/home-extras' );
}, 'HomeExtras' );

function HomeExtras(): ReactElement {
	return (
		<Guard name="dialogs of Home">
			<Suspense fallback={ null }>
				<Dialogs />
			</Suspense>
		</Guard>
	);
}

function preload(): Promise< void > {
	loadHomeOptions();
	return Home.load();
}

/** The page definition of Home, which also shows the screen of a task (`task=id`). */
export function homePages(): readonly OwnPageDefinition[] {
	return [
		{
			container: Home,
			path: homeManifest.path,
			breadcrumbs: [ getSettings().productName, __( 'Home', 'woocommerce' ) ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			navArgs: { id: 'woocommerce-home' },
			capability: homeManifest.capability,
			preload,
			extras: HomeExtras,
			redirect: waitingLaunchUrl,
		},
	];
}
