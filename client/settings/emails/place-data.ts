import { __, sprintf } from '@wordpress/i18n';
import { COLOR_FIELDS, toHex, type ColorName, type Colors } from './palette';

/** A kind of email, by the name of its class. */
export interface EmailType {
	readonly value: string;
	readonly label: string;
}

export interface PreviewPlaceData {
	/** Address of the example email as a page, without its type. */
	readonly pageUrl: string;
	readonly types: readonly EmailType[];
	/** Ids of the fields that the example email depends on. */
	readonly settingIds: readonly string[];
}

const CUSTOMER = /^WC_Email_Customer_/;

function readJson( place: HTMLElement, name: string ): unknown {
	return JSON.parse( place.dataset[ name ] ?? 'null' ) as unknown;
}

function isType( value: unknown ): value is EmailType {
	const { value: name, label } = ( value ?? {} ) as Partial< Record< 'value' | 'label', unknown > >;
	return typeof name === 'string' && name !== '' && typeof label === 'string';
}

/** Emails to the customer and to the store have the same title, such as "Failed order". */
function withUniqueLabels( types: readonly EmailType[] ): readonly EmailType[] {
	return types.map( ( type ) => {
		const isAlone = types.filter( ( { label } ) => label === type.label ).length < 2;
		return isAlone || ! CUSTOMER.test( type.value )
			? type
			: /* translators: %s: title of an email, such as Failed order. */
				{ ...type, label: sprintf( __( '%s (to the customer)', 'store-admin' ), type.label ) };
	} );
}

/**
 * What the host printed for the preview.
 *
 * @throws When it cannot be used.
 */
export function readPreviewPlace( place: HTMLElement ): PreviewPlaceData {
	const types = readJson( place, 'emailTypes' );
	const settingIds = readJson( place, 'emailSettingIds' );
	const pageUrl = place.dataset[ 'previewUrl' ] ?? '';
	const usable = Array.isArray( types ) ? types.filter( isType ) : [];
	if ( usable.length === 0 || pageUrl === '' ) {
		throw new Error( 'The page has no emails to preview.' );
	}
	return {
		pageUrl,
		types: withUniqueLabels( usable ),
		settingIds: Array.isArray( settingIds ) ? settingIds.filter( ( id ) => typeof id === 'string' ) : [],
	};
}

/** Id of the field that holds the address of the logo. */
export function readLogoField( place: HTMLElement ): string {
	return place.dataset[ 'id' ] ?? 'woocommerce_email_header_image';
}

/**
 * The colours of the theme, or of the host where the theme names none. They come from the server, since they differ from site to site.
 *
 * @throws When they cannot be used.
 */
export function readDefaultColors( place: HTMLElement ): { readonly defaults: Colors; readonly hasThemeFile: boolean } {
	const given = readJson( place, 'defaultColors' ) as Partial< Record< ColorName, unknown > > | null;
	const defaults = Object.keys( COLOR_FIELDS ).map( ( name ) => {
		const text = given?.[ name as ColorName ];
		const color = typeof text === 'string' ? toHex( text ) : undefined;
		if ( color === undefined ) {
			throw new Error( `The default colour ${ name } is missing.` );
		}
		return [ name, color ];
	} );
	return { defaults: Object.fromEntries( defaults ) as Colors, hasThemeFile: 'hasThemeJson' in place.dataset };
}
