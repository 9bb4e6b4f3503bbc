import { parserOf } from '../core/parse-answer';
import {
	anything,
	flagOr,
	listOf,
	mapped,
	numberOr,
	object,
	orNone,
	recordOf,
	requiredText,
	text,
	usableListOf,
	type Shape,
	type ValueOf,
} from '../core/shape';

/** A link of an answer; empty where there is none, or where it is not a web address, which could run a script. */
const href: Shape< string > = orNone(
	mapped( object( { href: text } ), ( link ) => ( /^https?:\/\//i.test( link.href ) ? link.href : '' ) ),
	''
);

const links = orNone( listOf( object( { _type: text, url: text } ) ), [] );

const texts = orNone( listOf( requiredText ), [] );

const plugin = object( {
	/** `wporg`, `mu_plugin`, `theme` or `unknown`. */
	_type: text,
	/** Directory name. */
	slug: text,
	/** Plugin file without `.php`; empty when the plugin is not installed. */
	file: text,
	/** `not_installed`, `installed` or `active`. */
	status: text,
} );

const NO_PLUGIN = { _type: '', slug: '', file: '', status: 'active' };

const state = object( {
	enabled: flagOr( false ),
	account_connected: flagOr( false ),
	needs_setup: flagOr( false ),
	test_mode: flagOr( false ),
	dev_mode: flagOr( false ),
} );

const NO_STATE: ValueOf< typeof state > = {
	enabled: false,
	account_connected: false,
	needs_setup: false,
	test_mode: false,
	dev_mode: false,
};

const recommendedMethod = object( {
	id: requiredText,
	title: text,
	/** May contain HTML. */
	description: text,
	/** Address of a picture. */
	icon: text,
	enabled: flagOr( false ),
	/** Whether the provider cannot be used without it. */
	required: flagOr( false ),
} );

/** A payment method that a provider recommends for its set-up. */
export type RecommendedMethod = ValueOf< typeof recommendedMethod >;

const recommendedMethods = orNone( usableListOf( recommendedMethod, 'payment method' ), [] );

/** Parses the recommended payment methods of a step of the set-up. */
export const parseRecommendedMethods = parserOf( recommendedMethods, 'recommended payment methods' );

const noLinks = { onboard: '', preload: '', reset: '', disable_test_account: '' };

const onboarding = object( {
	/** `native_in_context` is set up on the screen of the payment providers, the others on a page of their own. */
	type: text,
	state: orNone(
		object( {
			supported: flagOr( true ),
			started: flagOr( false ),
			completed: flagOr( false ),
			test_mode: flagOr( false ),
			dev_mode: flagOr( false ),
		} ),
		{ supported: true, started: false, completed: false, test_mode: false, dev_mode: false }
	),
	messages: orNone( object( { not_supported: text } ), { not_supported: '' } ),
	recommended_payment_methods: recommendedMethods,
	_links: orNone( object( { onboard: href, preload: href, reset: href, disable_test_account: href } ), noLinks ),
} );

const NO_ONBOARDING = onboarding( { type: '' }, '' );

const incentive = object( {
	id: requiredText,
	/** Id of the campaign; says whether it is for stores that use another provider now. */
	promo_id: text,
	/** May contain HTML, like `description`. */
	title: text,
	description: text,
	short_description: text,
	cta_label: text,
	tc_url: text,
	badge: text,
	_dismissals: orNone( listOf( object( { context: text, timestamp: numberOr( 0 ) } ) ), [] ),
	_links: orNone( object( { dismiss: href } ), { dismiss: '' } ),
} );

/** An offer of a provider, such as reduced fees. */
export type Incentive = ValueOf< typeof incentive >;

const provider = object( {
	id: requiredText,
	/** `gateway`, `suggestion`, `offline_pms_group` or `offline_pm`; suggestions below the list have a kind instead. */
	_type: text,
	title: text,
	/** May contain HTML. */
	description: text,
	/** Addresses of pictures; empty where there is none. */
	icon: text,
	image: text,
	/** `recommended`, `made_in_woo`, `preferred` and others. */
	tags: texts,
	/** Id of a category of suggestions. */
	category: text,
	plugin: orNone( plugin, NO_PLUGIN ),
	state: orNone( state, NO_STATE ),
	links,
	management: orNone( object( { _links: orNone( object( { settings: href } ), { settings: '' } ) } ), { _links: { settings: '' } } ),
	onboarding: orNone( onboarding, NO_ONBOARDING ),
	_suggestion_id: text,
	_incentive: orNone( incentive, null ),
	_links: orNone( object( { attach: href, hide: href } ), { attach: '', hide: '' } ),
} );

/** A payment provider of the Payments settings, or a suggestion of one. What the answer leaves out is empty. */
export type Provider = ValueOf< typeof provider >;

/** Parses payment providers, for example of the store `wc/admin/payment-settings`. One that cannot be used is left out. */
export const parseProviders = parserOf( usableListOf( provider, 'payment provider' ), 'payment providers' );

const category = object( { id: requiredText, _priority: numberOr( 0 ), title: text, description: text } );

/** A category of suggested payment providers. */
export type ProviderCategory = ValueOf< typeof category >;

/** Parses the categories of suggested payment providers. */
export const parseProviderCategories = parserOf( usableListOf( category, 'category of payment providers' ), 'categories' );

const action = object( { type: text, href: text } );

const step = object( {
	id: requiredText,
	/** Address of the step below the tab of the payment settings. */
	path: text,
	required_steps: texts,
	/** `not_started`, `started`, `completed`, `failed` or `blocked`. */
	status: text,
	errors: orNone( listOf( object( { code: text, message: text } ) ), [] ),
	actions: orNone( recordOf( action ), {} ),
	context: orNone( recordOf( anything ), {} ),
} );

/** One step of the set-up of WooPayments. */
export type OnboardingStep = ValueOf< typeof step >;

/** Parses the steps of the set-up of WooPayments, for example of the store `wc/admin/woopayments-onboarding`. */
export const parseOnboardingSteps = parserOf( listOf( step ), 'steps of the set-up' );
