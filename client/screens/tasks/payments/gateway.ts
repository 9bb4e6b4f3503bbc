import type { Entity, WireObject } from '@store-admin/data';
import { plainText } from '../../../shared/plain-text';
import { readNumber, readObject, readObjects, readText } from '../../../shared/read-wire';
import { toFields, type GatewayField } from './gateway-field';

export interface NamedImage {
	readonly name: string;
	readonly image: string;
}

export interface PostInstallScript {
	readonly handle: string;
	readonly src: string;
}

/** A way to pay: what the server suggests, joined with what the site knows of it. */
export interface Gateway {
	/** Of the suggestion; what follows a colon tells offers of one gateway apart. */
	readonly id: string;
	readonly title: string;
	/** May hold links. */
	readonly content: string;
	readonly image: string;
	/** Directories of the plugins that bring it. */
	readonly plugins: readonly string[];
	/** Small numbers come first. */
	readonly priority: number;
	readonly categoryOther: readonly string[];
	readonly categoryAdditional: readonly string[];
	readonly isOffline: boolean;
	readonly isLocalPartner: boolean;
	/** Where to get it when no plugin can be installed from here. */
	readonly externalLink: string;
	readonly learnMoreLink: string;
	/** Who carries out its payments. */
	readonly processors: readonly NamedImage[];
	/** Whether a plugin that is on brings it. */
	readonly isKnown: boolean;
	readonly isEnabled: boolean;
	readonly needsSetup: boolean;
	readonly settingsUrl: string;
	readonly connectionUrl: string;
	readonly helpText: string;
	/** What has to be filled in before it can be used. */
	readonly requiredFields: readonly GatewayField[];
	readonly scripts: readonly PostInstallScript[];
	/** Both records as they came, for extensions. */
	readonly suggestion: WireObject;
	readonly record: WireObject;
}

const LAST = Number.MAX_SAFE_INTEGER;

/** The gateway behind an offer. */
export function gatewayIdOf( id: string ): string {
	return id.split( ':' )[ 0 ] ?? id;
}

export function isWooPayments( { id }: Pick< Gateway, 'id' > ): boolean {
	return gatewayIdOf( id ) === 'woocommerce_payments';
}

/** Whether customers can pay with it now. */
export function isReady( { isKnown, isEnabled, needsSetup }: Gateway ): boolean {
	return isKnown && isEnabled && ! needsSetup;
}

function texts( value: unknown ): readonly string[] {
	return Array.isArray( value ) ? value.filter( ( item ): item is string => typeof item === 'string' ) : [];
}

function toScripts( value: unknown ): readonly PostInstallScript[] {
	return readObjects( value )
		.map( ( script ) => ( { handle: readText( script[ 'handle' ] ), src: readText( script[ 'src' ] ) } ) )
		.filter( ( { src } ) => src !== '' );
}

function toSuggested( wire: WireObject ) {
	return {
		id: readText( wire[ 'id' ] ),
		content: readText( wire[ 'content' ] ),
		image: readText( wire[ 'image_72x72' ] ) || readText( wire[ 'image' ] ),
		plugins: texts( wire[ 'plugins' ] ),
		priority: readNumber( wire[ 'recommendation_priority' ] ) ?? LAST,
		categoryOther: texts( wire[ 'category_other' ] ),
		categoryAdditional: texts( wire[ 'category_additional' ] ),
		isOffline: wire[ 'is_offline' ] === true,
		isLocalPartner: wire[ 'is_local_partner' ] === true,
		externalLink: readText( wire[ 'external_link' ] ),
		learnMoreLink: readText( wire[ 'learn_more_link' ] ),
		processors: Object.entries( readObject( wire[ 'transaction_processors' ] ) ).map( ( [ name, image ] ) => ( {
			name,
			image: readText( image ),
		} ) ),
	};
}

function toKnown( record: WireObject ) {
	return {
		isKnown: record[ 'id' ] !== undefined,
		isEnabled: record[ 'enabled' ] === true,
		needsSetup: record[ 'needs_setup' ] === true,
		settingsUrl: readText( record[ 'settings_url' ] ),
		connectionUrl: readText( record[ 'connection_url' ] ),
		helpText: readText( record[ 'setup_help_text' ] ),
		requiredFields: toFields( readObject( record[ 'settings' ] ), texts( record[ 'required_settings_keys' ] ) ),
		scripts: toScripts( record[ 'post_install_scripts' ] ),
	};
}

function toGateway( suggestion: WireObject, record: WireObject ): Gateway {
	const title = readText( suggestion[ 'title' ] ) || readText( record[ 'method_title' ] ) || readText( record[ 'title' ] );
	return { ...toSuggested( suggestion ), ...toKnown( record ), title: plainText( title ), suggestion, record };
}

/**
 * Joins what is suggested with what the site knows, in order of priority.
 *
 * @param suggestions Answer of the server.
 * @param records     Gateways of the site.
 */
export function toGateways( suggestions: readonly WireObject[], records: readonly Entity[] ): readonly Gateway[] {
	const byId = new Map( records.map( ( record ) => [ String( record.id ), record ] ) );
	return suggestions
		.filter( ( suggestion ) => readText( suggestion[ 'id' ] ) !== '' && suggestion[ 'is_visible' ] !== false )
		.map( ( suggestion ) => toGateway( suggestion, byId.get( gatewayIdOf( readText( suggestion[ 'id' ] ) ) ) ?? {} ) )
		.sort( ( one, other ) => one.priority - other.priority );
}

/**
 * The gateway that an address names: one that is suggested, or else one that a plugin of the site brings.
 *
 * @return Undefined when there is none of that id.
 */
export function findGateway( id: string, gateways: readonly Gateway[], records: readonly Entity[] ): Gateway | undefined {
	const suggested = gateways.find( ( gateway ) => gateway.id === id ) ?? gateways.find( ( gateway ) => gatewayIdOf( gateway.id ) === id );
	const record = records.find( ( candidate ) => String( candidate.id ) === id );
	return suggested ?? ( record && toGateway( { id, content: record[ 'method_description' ] }, record ) );
}
