import type { GatewaySuggestion, PaymentGateway } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';
import { toFields, type GatewayField } from './gateway-field';

export interface NamedImage {
	readonly name: string;
	readonly image: string;
}

export interface PostInstallScript {
	readonly handle: string;
	readonly src: string;
}

/** A payment gateway: the server's suggestion, combined with the gateway of the site. */
export interface Gateway {
	/** Id of the suggestion. A suffix after a colon tells several offers of one gateway apart. */
	readonly id: string;
	readonly title: string;
	/** May contain links. */
	readonly content: string;
	readonly image: string;
	/** Directory names of the plugins that provide the gateway. */
	readonly plugins: readonly string[];
	/** Gateways with small numbers come first. */
	readonly priority: number;
	readonly categoryOther: readonly string[];
	readonly categoryAdditional: readonly string[];
	readonly isOffline: boolean;
	readonly isLocalPartner: boolean;
	/** Address of the page that offers the gateway, when it has no plugin that can be installed from here. */
	readonly externalLink: string;
	readonly learnMoreLink: string;
	/** The companies that process its payments, with their logos. */
	readonly processors: readonly NamedImage[];
	/** Whether an active plugin provides the gateway. */
	readonly isKnown: boolean;
	readonly isEnabled: boolean;
	readonly needsSetup: boolean;
	readonly settingsUrl: string;
	readonly connectionUrl: string;
	readonly helpText: string;
	/** The settings that must be filled in before the gateway can be used. */
	readonly requiredFields: readonly GatewayField[];
	readonly scripts: readonly PostInstallScript[];
	/** The unchanged suggestion and gateway, for extensions. */
	readonly suggestion: GatewaySuggestion;
	readonly record: Readonly< Record< string, unknown > >;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The id of the gateway that an offer belongs to. */
export function gatewayIdOf( id: string ): string {
	return id.split( ':' )[ 0 ] ?? id;
}

export function isWooPayments( { id }: Pick< Gateway, 'id' > ): boolean {
	return gatewayIdOf( id ) === 'woocommerce_payments';
}

/** Whether customers can pay with the gateway. */
export function isReady( { isKnown, isEnabled, needsSetup }: Gateway ): boolean {
	return isKnown && isEnabled && ! needsSetup;
}

function toSuggested( suggestion: GatewaySuggestion ) {
	return {
		id: suggestion.id,
		content: suggestion.content ?? '',
		image: suggestion.image_72x72 || ( suggestion.image ?? '' ),
		plugins: suggestion.plugins ?? [],
		priority: suggestion.recommendation_priority ?? LAST,
		categoryOther: suggestion.category_other ?? [],
		categoryAdditional: suggestion.category_additional ?? [],
		isOffline: suggestion.is_offline ?? false,
		isLocalPartner: suggestion.is_local_partner ?? false,
		...toLinks( suggestion ),
		processors: Object.entries( suggestion.transaction_processors ?? {} ).map( ( [ name, image ] ) => ( { name, image } ) ),
	};
}

function toLinks( suggestion: GatewaySuggestion ) {
	return { externalLink: suggestion.external_link ?? '', learnMoreLink: suggestion.learn_more_link ?? '' };
}

const UNKNOWN = {
	isKnown: false,
	isEnabled: false,
	needsSetup: false,
	settingsUrl: '',
	connectionUrl: '',
	helpText: '',
	requiredFields: [],
	scripts: [],
	record: {},
};

function toKnown( known: PaymentGateway ) {
	return {
		isKnown: true,
		isEnabled: known.enabled,
		needsSetup: known.needs_setup,
		settingsUrl: known.settings_url,
		connectionUrl: known.connection_url,
		helpText: known.setup_help_text,
		requiredFields: toFields( known.settings, known.required_settings_keys ),
		scripts: known.post_install_scripts.filter( ( { src } ) => src !== '' ),
		record: known.record,
	};
}

function toGateway( suggestion: GatewaySuggestion, known: PaymentGateway | undefined ): Gateway {
	const title = suggestion.title || known?.method_title || ( known?.title ?? '' );
	return { ...toSuggested( suggestion ), ...( known ? toKnown( known ) : UNKNOWN ), title: plainText( title ), suggestion };
}

/**
 * Combines suggestions with gateways of the site, sorted by priority.
 *
 * @param suggestions Suggestions of the server.
 * @param known       Gateways of the site.
 */
export function toGateways( suggestions: readonly GatewaySuggestion[], known: readonly PaymentGateway[] ): readonly Gateway[] {
	const byId = new Map( known.map( ( gateway ) => [ gateway.id, gateway ] ) );
	return suggestions
		.filter( ( suggestion ) => suggestion.is_visible !== false )
		.map( ( suggestion ) => toGateway( suggestion, byId.get( gatewayIdOf( suggestion.id ) ) ) )
		.sort( ( one, other ) => one.priority - other.priority );
}

/**
 * The gateway that an address names: a suggested one, or else one that a plugin of the site provides.
 *
 * @return Undefined when no gateway has the id.
 */
export function findGateway( id: string, gateways: readonly Gateway[], known: readonly PaymentGateway[] ): Gateway | undefined {
	const suggested = gateways.find( ( gateway ) => gateway.id === id ) ?? gateways.find( ( gateway ) => gatewayIdOf( gateway.id ) === id );
	const own = known.find( ( gateway ) => gateway.id === id );
	return suggested ?? ( own && toGateway( { id, title: '', content: own.method_description }, own ) );
}
