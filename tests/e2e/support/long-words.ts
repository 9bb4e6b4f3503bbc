import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { widestOverflow } from './axe';

/**
 * Replaces each displayed text of tasks, notes, gateways, products, reviews and suggestions with 600 letters without a space,
 * and the labels of statuses with 40 letters and tags.
 */
export const LONG_FIELDS = `const WORDS = array( 'title', 'content', 'additionalInfo', 'time', 'actionLabel', 'badge', 'name', 'label', 'description', 'text', 'method_title', 'method_description', 'reviewer', 'review', 'first_name', 'last_name', 'sku', 'actioned_text' );
add_filter( 'rest_post_dispatch', static function ( $response, $server, $request ) {
	$data = json_decode( wp_json_encode( $response->get_data() ), true );
	if ( is_array( $data ) && ! $response->is_error() && preg_match( '#onboarding|notes|gateways|products|orders|customers|suggestions|extensions#', $request->get_route() ) ) {
		array_walk_recursive( $data, static function ( &$value, $key ) {
			if ( in_array( $key, WORDS, true ) && is_string( $value ) && '' !== $value ) {
				$value = str_repeat( 'Wort', 150 );
			}
		} );
		$response->set_data( $data );
	}
	return $response;
}, 10, 3 );
add_filter( 'wc_order_statuses', static function ( $statuses ) {
	return array_map( static fn(): string => '<i>' . str_repeat( 'Wort', 10 ) . '</i>', $statuses );
} );`;

/**
 * Replaces texts of the app with 600 letters without a space, like a long translation.
 *
 * @param texts English texts.
 */
export function longTexts( ...texts: readonly string[] ): string {
	const script = `wp.hooks.addFilter( 'i18n.gettext', 'browser-test', ( translation, text ) => ${ JSON.stringify( texts ) }.includes( text ) ? 'Wort'.repeat( 150 ) : translation );`;
	return `add_action( 'admin_enqueue_scripts', static function () { wp_add_inline_script( 'wp-i18n', ${ JSON.stringify( script ) } ); } );`;
}

/** Expects that neither the page nor a dialog scrolls sideways. */
export async function expectNoOverflow( page: Page ): Promise< void > {
	for ( const width of [ 1366, 360 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		const inDialogs = await page
			.locator( 'dialog[open]' )
			.evaluateAll( ( dialogs ) => dialogs.map( ( dialog ) => dialog.scrollWidth - dialog.clientWidth ) );
		expect( { width, overflow: Math.max( await widestOverflow( page ), ...inDialogs ) } ).toEqual( { width, overflow: 0 } );
	}
	expect( ( await page.locator( '.woocommerce-layout' ).first().innerText() ).includes( '<i>' ) ).toBe( false );
}
