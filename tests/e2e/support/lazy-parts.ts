import type { Page } from 'playwright-core';
import { finishSetup } from './home-store';
import { addMessages } from './messages';
import { restRoute } from './rest';
import { HOME, type Scenario } from './scenario';
import { setOptions } from './store';
import { TASK_ANSWERS } from './task-answers';

/** A part of the app whose code is loaded later: how to open it, and the message when its code fails to load. */
export interface LazyPart {
	readonly on: 'header' | 'home' | 'reports' | 'settings' | 'tasks';
	/** Whether each read asks for the part again, so that a few failures are over before one is shown. */
	readonly isAskedOften?: boolean;
	readonly hasNoHeader?: boolean;
	readonly open: ( scenario: Scenario ) => Promise< void >;
	readonly says: string | RegExp;
	/** Element of the page that appears once the code is loaded. */
	readonly shows: ( page: Page ) => ReturnType< Page[ 'locator' ] >;
}

const PRODUCTS = 'edit.php?post_type=product';
const SETTINGS = 'admin.php?page=wc-settings';
const PART = 'This part of the page did not load';
const tracking = ( { store }: Scenario, value: 'yes' | 'no' ) => setOptions( store, { woocommerce_allow_tracking: value } );

const pressTab = async ( scenario: Scenario, name: RegExp, address = PRODUCTS ): Promise< void > => {
	await scenario.open( address );
	// Lets the panel fetch its data before the test makes requests time out.
	await scenario.settle();
	await scenario.page.getByRole( 'tab', { name } ).click();
};

async function openWithAlert( scenario: Scenario ): Promise< void > {
	await addMessages( scenario.store, [ { title: 'An alert', content: 'Something happened.', type: 'error', isSnoozable: true } ] );
	await scenario.open();
}

/** Opens Home of a store that can be connected to WooCommerce.com. */
export async function openWithAccount( scenario: Scenario, isConnected = false ): Promise< void > {
	await scenario.page.route(
		( url ) => url.pathname.endsWith( 'admin.php' ),
		async ( route ) => {
			const answer = await route.fetch();
			const body = ( await answer.text() ).replace(
				/"account":\{[^}]*\}/,
				`"account":{"isConnected":${ String( isConnected ) },"url":"admin.php?page=there","email":""}`
			);
			await route.fulfill( { response: answer, body } );
		}
	);
	await scenario.open();
}

/** The screen of a task. The store may not list the task, so another one gets its id. */
const task = ( id: string, more = '' ): LazyPart => ( {
	on: 'tasks',
	open: async ( scenario ) => {
		await setOptions( scenario.store, {
			demo_store_older_tasks: [ id ],
			[ TASK_ANSWERS ]: JSON.stringify( { tasks: { tax: { id } } } ),
		} );
		await scenario.open( `${ HOME }&task=${ id }${ more }` );
	},
	says: PART,
	shows: ( page ) =>
		page.locator( '.store-admin-task-screen' ).getByRole( 'button' ).or( page.locator( '.store-admin-task-screen a' ) ).first(),
} );

/** A page of the app, such as a report. */
const report = ( address: string, shows: LazyPart[ 'shows' ] ): LazyPart => ( {
	on: 'reports',
	open: async ( scenario ) => scenario.open( `${ HOME }&path=${ encodeURIComponent( address ) }` ),
	says: PART,
	shows,
} );

/** A page in full screen, or one with a heading of its own; some are named by their failure. */
const withoutHeader = ( address: string, heading: string, name = '' ): LazyPart => ( {
	...report( address, ( page ) => page.getByRole( 'heading', { name: heading } ) ),
	says: name === '' ? PART : `“${ name }” did not load`,
	hasNoHeader: true,
} );

/** A part of a classic settings page. */
const setting = ( query: string, shows: LazyPart[ 'shows' ] ): LazyPart => ( {
	on: 'settings',
	open: async ( scenario ) => scenario.open( `${ SETTINGS }&${ query }` ),
	says: PART,
	shows,
} );

/** Every part that the build loads later. A test compares it with the list of the build. */
export const LAZY_PARTS: Readonly< Record< string, LazyPart > > = {
	reports: report( '/analytics/revenue', ( page ) => page.getByRole( 'table', { name: 'Revenue' } ) ),
	'reports-overview': report( '/analytics/overview', ( page ) => page.getByRole( 'heading', { name: 'Performance' } ) ),
	'reports-settings': report( '/analytics/settings', ( page ) => page.getByRole( 'button', { name: 'Save settings' } ) ),
	catalogue: withoutHeader( '/extensions', 'The WooCommerce Marketplace' ),
	profiler: withoutHeader( '/setup-wizard', 'Welcome to Woo!', 'Setup Wizard' ),
	marketing: report( '/marketing', ( page ) => page.getByRole( 'heading', { name: 'Channels' } ) ),
	'customize-store': withoutHeader( '/customize-store', 'Design your own', 'Customize your store' ),
	'payments-welcome': report( '/wc-pay-welcome-page', ( page ) => page.getByText( 'There is nothing here any more' ) ),
	'launch-your-store': withoutHeader( '/launch-your-store', 'Launch Your Store', 'Launch your store' ),
	'settings-places': setting( 'tab=site-visibility', ( page ) => page.getByRole( 'radio', { name: /^Coming soon/ } ) ),
	'settings-site-visibility': setting( 'tab=site-visibility', ( page ) => page.getByRole( 'radio', { name: /^Coming soon/ } ) ),
	'settings-payments': setting( 'tab=checkout', ( page ) => page.getByRole( 'heading', { name: 'Payment providers' } ) ),
	'settings-offline': setting( 'tab=checkout&section=cheque', ( page ) => page.getByLabel( 'Instructions' ) ),
	'settings-emails': setting( 'tab=email', ( page ) => page.getByRole( 'button', { name: /test email/i } ) ),
	'settings-blueprint': setting( 'tab=advanced&section=blueprint', ( page ) => page.getByRole( 'button', { name: 'Export' } ) ),
	'account-menu': {
		on: 'header',
		open: async ( scenario ) => openWithAccount( scenario ),
		says: '“User options” did not load',
		shows: ( page ) => page.getByRole( 'button', { name: 'User options' } ),
	},
	'store-alerts': {
		on: 'header',
		open: openWithAlert,
		says: '“Store Alerts” did not load',
		shows: ( page ) => page.getByRole( 'heading', { name: 'An alert' } ),
	},
	'snooze-times': {
		on: 'header',
		open: async ( scenario ) => {
			await openWithAlert( scenario );
			await scenario.page.getByRole( 'button', { name: 'Remind Me Later' } ).click();
			await scenario.page.getByRole( 'menuitem', { name: 'Later Today' } ).click();
		},
		says: 'The alert was not postponed.',
		shows: ( page ) => page.getByRole( 'heading', { level: 1, name: 'Home' } ),
	},
	feedback: {
		on: 'header',
		open: async ( scenario ) => {
			await tracking( scenario, 'yes' );
			await setOptions( scenario.store, {
				woocommerce_ces_tracks_queue: [
					{
						action: 'settings_change',
						title: 'How easy was it?',
						firstQuestion: 'It is easy.',
						secondQuestion: 'It does it all.',
						pagenow: 'edit-product',
						adminpage: 'edit-php',
						props: {},
					},
				],
			} );
			await scenario.open( PRODUCTS );
		},
		says: '“Feedback” did not load',
		shows: ( page ) => page.getByText( 'How easy was it?' ),
	},
	'get-the-app': {
		on: 'header',
		open: async ( scenario ) => {
			await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: 'yes' } );
			await scenario.page.addInitScript( () => Object.defineProperty( navigator, 'userAgent', { value: 'Mobile; Android 14' } ) );
			await scenario.open();
		},
		says: '“Mobile app” did not load',
		shows: ( page ) => page.getByRole( 'complementary', { name: 'WooCommerce mobile app' } ),
	},
	'product-feedback': {
		on: 'header',
		open: async ( scenario ) => pressTab( scenario, /^Feedback/, 'post-new.php?post_type=product' ),
		says: '“Feedback” did not load',
		shows: ( page ) => page.getByRole( 'dialog' ),
	},
	'feedback-dialog': {
		on: 'header',
		open: async ( scenario ) => {
			await tracking( scenario, 'yes' );
			await pressTab( scenario, /^Feedback/, 'post-new.php?post_type=product' );
		},
		says: '“Feedback” did not load',
		shows: ( page ) => page.getByRole( 'dialog' ),
	},
	'activity-panel': {
		on: 'header',
		open: async ( scenario ) => pressTab( scenario, /^Activity/ ),
		says: PART,
		shows: ( page ) => page.getByRole( 'tabpanel' ).getByRole( 'heading', { name: 'Inbox' } ),
	},
	'inbox-panel': {
		on: 'header',
		open: async ( scenario ) => pressTab( scenario, /^Activity/ ),
		says: PART,
		shows: ( page ) => page.getByRole( 'tabpanel' ).getByRole( 'heading', { name: 'Inbox' } ),
	},
	'help-panel': {
		on: 'header',
		open: async ( scenario ) => pressTab( scenario, /^Help/, HOME ),
		says: PART,
		shows: ( page ) => page.getByRole( 'tabpanel' ).getByRole( 'link', { name: /^Get Support/ } ),
	},
	'history-panel': {
		on: 'header',
		open: async ( scenario ) => pressTab( scenario, /^History/, 'admin.php?page=wc-settings&tab=general' ),
		says: PART,
		shows: ( page ) =>
			page
				.getByRole( 'tabpanel' )
				.getByText( /No settings were saved yet|Put back/ )
				.first(),
	},
	'setup-panel': {
		on: 'header',
		open: async ( scenario ) => pressTab( scenario, /^Finish setup/ ),
		says: PART,
		shows: ( page ) => page.getByRole( 'tabpanel' ).getByRole( 'progressbar' ).first(),
	},
	reminder: {
		on: 'header',
		open: async ( scenario ) => scenario.open( SETTINGS ),
		says: '“Finish setup” did not load',
		shows: ( page ) => page.locator( '.woocommerce-layout__header-tasks-reminder-bar' ),
	},
	session: {
		on: 'header',
		open: async ( scenario ) => {
			const { page } = scenario;
			const body = JSON.stringify( { code: 'rest_forbidden', message: 'Sorry.', data: { status: 401 } } );
			await page.route(
				( url ) => restRoute( url ) !== '',
				( route ) => route.fulfill( { status: 401, contentType: 'application/json', body } )
			);
			await page.route( /action=rest-nonce/, ( route ) => route.fulfill( { status: 400, body: '0' } ) );
			await pressTab( scenario, /^Activity/ );
		},
		says: '“Sign in” did not load',
		shows: ( page ) => page.getByText( /You have been signed out/ ),
	},
	home: {
		on: 'home',
		open: async ( { page, store } ) => void ( await page.goto( `${ store.url }/wp-admin/${ HOME }` ) ),
		says: PART,
		shows: ( page ) => page.getByText( 'Add your products' ),
	},
	'store-work': {
		on: 'home',
		isAskedOften: true,
		open: async ( scenario ) => {
			await finishSetup( scenario.store );
			await scenario.open();
			await scenario.page.getByRole( 'button', { name: /^Orders/ } ).click();
		},
		says: 'There was an error getting your orders.',
		shows: ( page ) => page.getByRole( 'link', { name: /^Order #\d+/ } ).first(),
	},
	'activity-forms': {
		on: 'home',
		open: async ( scenario ) => {
			await finishSetup( scenario.store );
			await scenario.open();
			await scenario.page.getByRole( 'button', { name: /^Stock/ } ).click();
		},
		says: PART,
		shows: ( page ) => page.locator( '#stock-panel li' ).first(),
	},
	'mobile-app': {
		on: 'home',
		open: async ( scenario ) => scenario.open( `${ HOME }&mobileAppModal=true` ),
		says: '“Mobile app” did not load',
		shows: ( page ) => page.getByRole( 'dialog' ),
	},
	'email-improvements': {
		on: 'home',
		open: async ( scenario ) => scenario.open( `${ HOME }&emailImprovementsModal=try` ),
		says: '“Emails” did not load',
		shows: ( page ) => page.getByRole( 'dialog' ),
	},
	'launch-tour': {
		on: 'home',
		open: async ( scenario ) => {
			await setOptions( scenario.store, { woocommerce_show_lys_tour: 'yes' } );
			await scenario.open();
		},
		says: '“Set your store’s visibility” did not load',
		shows: ( page ) => page.getByRole( 'dialog', { name: 'Set your store’s visibility' } ),
	},
	'task-appearance': task( 'appearance' ),
	'task-marketing': task( 'marketing' ),
	'task-payments': task( 'payments', '&id=bacs' ),
	'task-products': task( 'products' ),
	'task-purchase': {
		...task( 'purchase' ),
		open: async ( scenario ) => {
			// When suggestions are off, this task only opens Home.
			await setOptions( scenario.store, { woocommerce_show_marketplace_suggestions: 'yes' } );
			await task( 'purchase' ).open( scenario );
		},
		shows: ( page ) => page.getByRole( 'dialog' ),
	},
	'task-shipping': task( 'shipping' ),
	'task-shipping-recommendation': task( 'shipping-recommendation' ),
	'task-tax': task( 'tax' ),
	'task-woopayments': task( 'woocommerce-payments' ),
};
