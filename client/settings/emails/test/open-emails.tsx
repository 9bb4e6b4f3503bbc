import { htmlAnswer, onRest } from '../../../../tests/js/fake-rest';
import { openClassicForm } from '../../../../tests/js/classic-form';
import { render, type RenderOptions } from '../../../../tests/js/render';
import { EmailsIsland } from '../island';

const ROUTES = '/wc-admin-email/settings/email';

export const SUBJECT = `GET ${ ROUTES }/preview-subject` as const;
export const KEEP = `POST ${ ROUTES }/save-transient` as const;
export const SEND = `POST ${ ROUTES }/send-preview` as const;
export const PAGE = 'GET /wp-admin/' as const;

const DEFAULTS = { base: '#7f54b3', bg: '#f7f7f7', body_bg: '#ffffff', body_text: '#3c3c3c', footer_text: '#555555' };

const STORED = [
	[ 'woocommerce_email_base_color', '#111111' ],
	[ 'woocommerce_email_background_color', '#ffffff' ],
	[ 'woocommerce_email_body_background_color', '#ffffff' ],
	[ 'woocommerce_email_text_color', '#111111' ],
	[ 'woocommerce_email_footer_text_color', '#111111' ],
] as const;

const quoted = ( value: unknown ) => JSON.stringify( value ).replace( /"/g, '&quot;' );

interface EmailPage {
	/** Stored colours by the name of their field. */
	readonly stored?: Readonly< Record< string, string > >;
	readonly autoSync?: string;
	readonly hasThemeFile?: boolean;
	readonly types?: unknown;
	readonly logo?: string;
}

/** Puts the email settings of the host into the document. */
export function openEmailForm( { stored = {}, autoSync = 'no', hasThemeFile = true, types, logo = '' }: EmailPage = {} ): HTMLFormElement {
	const colorRows = STORED.map(
		( [ name, value ] ) =>
			`<tr><td><label for="${ name }">${ name }</label><input id="${ name }" name="${ name }" value="${ stored[ name ] ?? value }"></td></tr>`
	);
	const emails = types ?? [
		{ label: 'New order', value: 'WC_Email_New_Order' },
		{ label: 'Failed order', value: 'WC_Email_Failed_Order' },
		{ label: 'Failed order', value: 'WC_Email_Customer_Failed_Order' },
		{ label: 'Processing order', value: 'WC_Email_Customer_Processing_Order' },
	];
	const ids = [ ...STORED.map( ( [ name ] ) => name ), 'woocommerce_email_header_image' ];
	return openClassicForm( `
		<input id="woocommerce_email_from_name" name="woocommerce_email_from_name" value="Ada’s Mugs">
		<input id="woocommerce_email_from_address" name="woocommerce_email_from_address" value="ada@example.com">
		<input type="hidden" id="woocommerce_email_header_image" name="woocommerce_email_header_image" value="${ logo }">
		<div id="wc_settings_email_image_url_slotfill" data-id="woocommerce_email_header_image" data-image-url="${ logo }"></div>
		<div id="wc_settings_email_color_palette_slotfill" data-default-colors="${ quoted( DEFAULTS ) }" ${ hasThemeFile ? 'data-has-theme-json' : '' }></div>
		<input type="hidden" id="woocommerce_email_auto_sync_with_theme" name="woocommerce_email_auto_sync_with_theme" value="${ autoSync }">
		<table><tbody>${ colorRows.join( '' ) }</tbody></table>
		<div id="wc_settings_email_preview_slotfill" data-preview-url="http://localhost/wp-admin/?preview_woocommerce_mail=true&amp;_wpnonce=0a1b"
			data-email-types="${ quoted( emails ) }" data-email-setting-ids="${ quoted( ids ) }"></div>` );
}

/** Answers of a host where everything works. */
export function answerEmails(): void {
	onRest( PAGE, ( { query }: { readonly query: Readonly< Record< string, unknown > > } ) =>
		htmlAnswer( 200, `<!DOCTYPE html><html><head></head><body>Text of ${ String( query[ 'type' ] ) }</body></html>` )
	);
	onRest( SUBJECT, ( { query }: { readonly query: Readonly< Record< string, unknown > > } ) => ( {
		subject: `Subject of ${ String( query[ 'type' ] ) }`,
	} ) );
	onRest( KEEP, { message: 'Kept.' } );
	onRest( SEND, { message: 'Test email sent to ada@example.com.' } );
}

/** Renders the island into one of its elements. */
export function renderEmails( part: 'image_url' | 'color_palette' | 'preview', settings: RenderOptions[ 'settings' ] = {} ) {
	const place = document.getElementById( `wc_settings_email_${ part }_slotfill` ) as HTMLElement;
	return { place, ...render( <EmailsIsland place={ place } form={ place.closest( 'form' ) } />, { settings } ) };
}
