<?php
/**
 * Parts of the email settings that a script fills.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use DemoStore\Settings\Options;

/** Elements of the tab, fields without a definition, and the example email as a page. */
final class EmailParts {

	/** Emails by the name of their class. */
	public const TYPES = array(
		'WC_Email_New_Order'                 => 'New order',
		'WC_Email_Failed_Order'              => 'Failed order',
		'WC_Email_Customer_Failed_Order'     => 'Failed order',
		'WC_Email_Customer_Processing_Order' => 'Processing order',
		'WC_Email_Customer_Completed_Order'  => 'Completed order',
		'WC_Email_Customer_Refunded_Order'   => 'Refunded order',
		'WC_Email_Customer_Reset_Password'   => 'Reset password',
	);

	/** Settings that an example depends on. */
	public const SETTINGS = array( 'woocommerce_email_background_color', 'woocommerce_email_base_color', 'woocommerce_email_body_background_color', 'woocommerce_email_footer_text', 'woocommerce_email_footer_text_color', 'woocommerce_email_header_alignment', 'woocommerce_email_header_image', 'woocommerce_email_header_image_width', 'woocommerce_email_text_color' );

	private const HIDDEN = array( 'woocommerce_email_header_image', 'woocommerce_email_auto_sync_with_theme' );

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_init', array( $this, 'show_page' ) );
		add_action( 'woocommerce_settings_email', array( $this, 'render' ) );
		add_action( 'woocommerce_settings_saved', array( $this, 'save' ) );
		add_action( 'admin_enqueue_scripts', static fn () => 'email' === ScreenId::query( 'tab' ) && wp_enqueue_media() );
	}

	/** Subject of an example. */
	public static function subject( string $type ): string {
		return sprintf( '%s: %s', get_bloginfo( 'name' ), self::TYPES[ $type ] ?? '' );
	}

	/** Text of an example. */
	public static function text( string $type ): string {
		return sprintf( '%s, #12345', self::TYPES[ $type ] ?? '' );
	}

	/** Prints the elements. */
	public function render(): void {
		foreach ( self::SETTINGS as $name ) {
			delete_transient( $name );
		}
		$types    = array_map( static fn ( string $name, string $label ): array => array( 'value' => $name, 'label' => $label ), array_keys( self::TYPES ), self::TYPES ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$defaults = array(
			'base'        => '#111111',
			'bg'          => '#ffffff',
			'body_bg'     => '#ffffff',
			'body_text'   => '#111111',
			'footer_text' => '#111111',
		);
		foreach ( self::HIDDEN as $name ) {
			printf( '<input type="hidden" id="%1$s" name="%1$s" value="%2$s">', esc_attr( $name ), esc_attr( (string) get_option( $name, '' ) ) );
		}
		printf( '<div id="wc_settings_email_image_url_slotfill" data-id="woocommerce_email_header_image" data-image-url="%s"></div>', esc_attr( (string) get_option( 'woocommerce_email_header_image', '' ) ) );
		printf( '<div id="wc_settings_email_color_palette_slotfill" data-default-colors="%s" data-has-theme-json></div>', esc_attr( (string) wp_json_encode( $defaults ) ) );
		printf(
			'<div id="wc_settings_email_preview_slotfill" data-preview-url="%s" data-email-types="%s" data-email-setting-ids="%s"></div>',
			esc_url( wp_nonce_url( admin_url( '?preview_woocommerce_mail=true' ), 'preview-mail' ) ),
			esc_attr( (string) wp_json_encode( $types ) ),
			esc_attr( (string) wp_json_encode( self::SETTINGS ) )
		);
	}

	/** Stores the fields without a definition; the form has checked the nonce. */
	public function save(): void {
		if ( 'email' !== ScreenId::query( 'tab' ) ) {
			return;
		}
		foreach ( self::HIDDEN as $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked by the form.
			update_option( $name, sanitize_text_field( wp_unslash( $_POST[ $name ] ?? '' ) ) );
		}
	}

	/** Prints the example email. */
	public function show_page(): void {
		if ( '' === ScreenId::query( 'preview_woocommerce_mail' ) ) {
			return;
		}
		if ( ! wp_verify_nonce( ScreenId::query( '_wpnonce' ), 'preview-mail' ) ) {
			die( 'Security check' );
		}
		$color = static function ( string $name ): string {
			$kept = get_transient( $name );
			return (string) ( $kept ? $kept : Options::text( $name ) );
		};
		printf(
			'<!DOCTYPE html><html><head><title>Email</title></head><body style="background: %1$s; color: %2$s"><p>%3$s</p><a href="https://example.com" target="_blank">%4$s</a></body></html>',
			esc_attr( $color( 'woocommerce_email_background_color' ) ),
			esc_attr( $color( 'woocommerce_email_text_color' ) ),
			esc_html( self::text( ScreenId::query( 'type' ) ) ),
			esc_html( $color( 'woocommerce_email_base_color' ) )
		);
		exit;
	}
}
