<?php
/**
 * The classic settings page.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Admin;

use DemoStore\Settings\Catalogue;
use DemoStore\Settings\SettingOptions;
use DemoStore\Settings\SettingValue;

/** A plain form with tabs that saves by POST. */
final class SettingsForm {

	private const ACTION = 'woocommerce-settings';

	/** Sections of the payments tab that a script fills. */
	private const PAYMENTS = array( '', 'offline', 'bacs', 'cheque', 'cod' );

	/** Adds the hooks. */
	public function add_hooks(): void {
		add_action( 'admin_init', array( $this, 'save' ) );
	}

	/**
	 * Titles of the tabs by slug.
	 *
	 * @return array<string, string>
	 */
	public static function tabs(): array {
		return (array) apply_filters(
			'woocommerce_settings_tabs_array',
			array(
				'general'         => __( 'General', 'woocommerce' ),
				'products'        => __( 'Products', 'woocommerce' ),
				'tax'             => __( 'Tax', 'woocommerce' ),
				'shipping'        => __( 'Shipping', 'woocommerce' ),
				'checkout'        => __( 'Payments', 'woocommerce' ),
				'account'         => __( 'Accounts &amp; privacy', 'woocommerce' ),
				'email'           => __( 'Emails', 'woocommerce' ),
				'integration'     => __( 'Integration', 'woocommerce' ),
				'site-visibility' => __( 'Site visibility', 'woocommerce' ),
				'advanced'        => __( 'Advanced', 'woocommerce' ),
			)
		);
	}

	/** Stores a submitted tab. */
	public function save(): void {
		if ( 'wc-settings' !== ScreenId::query( 'page' ) || ! isset( $_POST['save'] ) ) {
			return;
		}
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'manage_woocommerce' ) ) {
			return;
		}
		foreach ( Catalogue::settings( $this->tab() ) as $setting ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- cleaned by type below.
			$raw   = isset( $_POST[ $setting['id'] ] ) ? wp_unslash( $_POST[ $setting['id'] ] ) : ( 'checkbox' === $setting['type'] ? 'no' : '' );
			$value = SettingValue::clean( $setting, $raw );
			if ( ! is_wp_error( $value ) ) {
				update_option( $setting['id'], $value );
			}
		}
		do_action( 'woocommerce_update_options_' . $this->tab() );
		do_action( 'woocommerce_settings_saved' );
		wp_safe_redirect( add_query_arg( 'saved', '1' ) );
		exit;
	}

	/** Prints the page. */
	public function render(): void {
		echo '<div class="wrap woocommerce"><form method="post" id="mainform" action="" enctype="multipart/form-data">';
		echo '<nav class="nav-tab-wrapper woo-nav-tab-wrapper">';
		foreach ( self::tabs() as $slug => $title ) {
			printf(
				'<a href="%s" class="nav-tab%s">%s</a>',
				esc_url( admin_url( "admin.php?page=wc-settings&tab=$slug" ) ),
				$slug === $this->tab() ? ' nav-tab-active' : '',
				esc_html( html_entity_decode( $title ) )
			);
		}
		printf( '</nav><h1 class="screen-reader-text">%s</h1>', esc_html( html_entity_decode( self::tabs()[ $this->tab() ] ?? '' ) ) );
		if ( '' !== ScreenId::query( 'saved' ) ) {
			printf( '<div id="message" class="updated inline"><p><strong>%s</strong></p></div>', esc_html__( 'Settings saved.', 'woocommerce' ) );
		}
		$this->render_sections();
		do_action( 'woocommerce_sections_' . $this->tab() );
		add_action( 'woocommerce_settings_' . $this->tab(), array( $this, 'render_tab' ) );
		do_action( 'woocommerce_settings_' . $this->tab() );
		wp_nonce_field( self::ACTION );
		if ( $this->is_payments() ) {
			echo '</form></div>';
			return;
		}
		printf( '<p class="submit"><button name="save" disabled class="woocommerce-save-button components-button is-primary button-primary" type="submit" value="1">%s</button></p>', esc_html__( 'Save changes', 'woocommerce' ) );
		echo '</form></div>';
	}

	/** Links to the sections that others add to a tab. */
	private function render_sections(): void {
		$sections = (array) apply_filters( 'woocommerce_get_sections_' . $this->tab(), array() );
		if ( ! $sections || $this->is_payments() ) {
			return;
		}
		echo '<ul class="subsubsub">';
		foreach ( $sections as $slug => $title ) {
			printf(
				'<li><a href="%s"%s>%s</a></li> ',
				esc_url( admin_url( "admin.php?page=wc-settings&tab={$this->tab()}&section=$slug" ) ),
				ScreenId::query( 'section' ) === $slug ? ' class="current"' : '',
				esc_html( $title )
			);
		}
		echo '</ul><br class="clear">';
	}

	/** The fields of the opened tab. Like in the host they are printed by the action of the tab. */
	public function render_tab(): void {
		$this->render_placeholders();
		$this->render_fields();
	}

	/** Whether a script fills this page, without sections and button. Like on the host, other sections are classic forms. */
	private function is_payments(): bool {
		return 'checkout' === $this->tab() && in_array( ScreenId::query( 'section' ), self::PAYMENTS, true );
	}

	private function render_placeholders(): void {
		$ids = array(
			'tax'             => 'wc_tax_settings_slotfill',
			'site-visibility' => 'wc_settings_site_visibility_slotfill',
		);
		if ( $this->is_payments() ) {
			$ids['checkout'] = 'experimental_wc_settings_payments_' . ( '' === ScreenId::query( 'section' ) ? 'main' : ScreenId::query( 'section' ) );
		}
		if ( isset( $ids[ $this->tab() ] ) ) {
			printf( '<div id="%s"></div>', esc_attr( $ids[ $this->tab() ] ) );
		}
	}

	private function render_fields(): void {
		echo '<table class="form-table"><tbody>';
		foreach ( Catalogue::settings( $this->tab() ) as $setting ) {
			$label = '' === $setting['label'] ? ( $setting['description'] ?? '' ) : $setting['label'];
			printf(
				'<tr><th scope="row" class="titledesc"><label for="%1$s">%2$s</label></th><td class="forminp forminp-%3$s">',
				esc_attr( $setting['id'] ),
				esc_html( html_entity_decode( (string) $label ) ),
				esc_attr( $setting['type'] )
			);
			$this->render_field( $setting );
			echo '</td></tr>';
		}
		echo '</tbody></table>';
	}

	/**
	 * One input.
	 *
	 * @param array<string, mixed> $setting Definition.
	 */
	private function render_field( array $setting ): void {
		$id      = (string) $setting['id'];
		$value   = get_option( $id, $setting['default'] ?? '' );
		$options = SettingOptions::of( $setting );
		if ( 'checkbox' === $setting['type'] ) {
			printf( '<input type="checkbox" id="%1$s" name="%1$s" value="1" %2$s>', esc_attr( $id ), checked( 'yes', $value, false ) );
			return;
		}
		if ( null === $options ) {
			printf( '<input type="%1$s" class="regular-text" id="%2$s" name="%2$s" value="%3$s">', 'number' === $setting['type'] ? 'number' : 'text', esc_attr( $id ), esc_attr( is_scalar( $value ) ? (string) $value : '' ) );
			return;
		}
		$is_multiple = 'multiselect' === $setting['type'];
		printf( '<select id="%1$s" name="%1$s%2$s"%3$s>', esc_attr( $id ), $is_multiple ? '[]' : '', $is_multiple ? ' multiple' : '' );
		foreach ( $options as $key => $label ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( (string) $key ), selected( in_array( (string) $key, array_map( 'strval', (array) $value ), true ), true, false ), esc_html( html_entity_decode( (string) $label ) ) );
		}
		echo '</select>';
	}

	private function tab(): string {
		$tab = ScreenId::query( 'tab' );
		return '' === $tab ? 'general' : $tab;
	}
}
