import { __ } from '@wordpress/i18n';
import { lazyScreen } from '../../shared/lazy-screen';
import type { PageDefinition, PageProps } from '../../shared/page-definition';
import { startHome } from './loader';

// Made once: the page list is computed anew when an extension registers late, and a new component would start Home over.
const Home = lazyScreen< PageProps >( async () => {
	const [ { HomeScreen } ] = await Promise.all( [ import( /* webpackChunkName: "home" */ './home-screen' ), startHome() ] );
	return { default: HomeScreen };
} );

export const loadHome = Home.load;

export { HomeExtras } from './modals/home-extras';

/** Parts of Home that the header shows on other pages. */
export const InboxPanel = lazyScreen< object >( () =>
	import( /* webpackChunkName: "inbox-panel" */ './inbox/inbox-section' ).then( ( { InboxSection } ) => ( { default: InboxSection } ) )
);

export const SetupPanel = lazyScreen< object >( () =>
	import( /* webpackChunkName: "setup-panel" */ './panels/setup-panel' ).then( ( module ) => ( { default: module.SetupPanel } ) )
);

/** Home, which also shows the screen of a single task (`task=id`). */
export function homePages(): readonly PageDefinition[] {
	return [
		{
			container: Home,
			path: '/',
			breadcrumbs: [ __( 'Home', 'woocommerce' ) ],
			wpOpenMenu: 'toplevel_page_woocommerce',
			navArgs: { id: 'woocommerce-home' },
			capability: 'manage_woocommerce',
		},
	];
}
