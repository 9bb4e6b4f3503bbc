<?php
/**
 * Routes of example emails.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Admin\EmailParts;
use WP_Error;
use WP_REST_Request;

/** Subject and test email; values that are not saved yet are kept for an hour. */
final class EmailPreviewController extends Controller {

	private const BASE = 'wc-admin-email/settings/email';

	/** Registers the routes. */
	public function register(): void {
		$access = array( $this, 'may' );
		$type   = array(
			'type'              => 'string',
			'required'          => true,
			'validate_callback' => array( $this, 'is_type' ),
		);
		$this->route( self::BASE . '/preview-subject', $this->endpoint( self::READ, array( $this, 'subject' ), $access, array( 'type' => $type ) ) );
		$this->route(
			self::BASE . '/send-preview',
			$this->endpoint(
				self::POST,
				array( $this, 'send' ),
				$access,
				array(
					'type'  => $type,
					'email' => array(
						'type'     => 'string',
						'format'   => 'email',
						'required' => true,
					),
				)
			)
		);
		$this->route(
			self::BASE . '/save-transient',
			$this->endpoint(
				self::POST,
				array( $this, 'keep' ),
				$access,
				array(
					'key'   => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => array( $this, 'is_key' ),
					),
					'value' => array(
						'type'     => 'string',
						'required' => true,
					),
				)
			)
		);
	}

	/** @return true|WP_Error */
	public function may( WP_REST_Request $request ) {
		if ( ! wp_verify_nonce( (string) $request['nonce'], 'email-preview-nonce' ) ) {
			return $this->error( 'invalid_nonce', __( 'The nonce is not valid.', 'woocommerce' ), 403 );
		}
		return current_user_can( 'manage_woocommerce' ) ? true : Access::refuse( 'view' );
	}

	/** @return true|WP_Error */
	public function is_type( mixed $type ) {
		return isset( EmailParts::TYPES[ (string) $type ] ) ? true : $this->error( 'woocommerce_rest_invalid_email_type', __( 'There is no such email.', 'woocommerce' ), 400 );
	}

	/** @return true|WP_Error */
	public function is_key( mixed $key ) {
		return in_array( $key, EmailParts::SETTINGS, true ) ? true : $this->error( 'woocommerce_rest_not_allowed_key', __( 'This setting does not belong to emails.', 'woocommerce' ), 400 );
	}

	/** @return array{subject: string} */
	public function subject( WP_REST_Request $request ): array {
		return array( 'subject' => EmailParts::subject( (string) $request['type'] ) );
	}

	/** @return array{message: string} */
	public function keep( WP_REST_Request $request ): array {
		set_transient( (string) $request['key'], (string) $request['value'], HOUR_IN_SECONDS );
		/* translators: %s: name of a setting. */
		return array( 'message' => sprintf( __( 'Kept %s for the preview.', 'woocommerce' ), (string) $request['key'] ) );
	}

	/** @return array{message: string}|WP_Error */
	public function send( WP_REST_Request $request ) {
		$type = (string) $request['type'];
		if ( ! wp_mail( (string) $request['email'], EmailParts::subject( $type ), EmailParts::text( $type ) ) ) {
			return $this->error( 'woocommerce_rest_email_preview_not_sent', __( 'Error sending test email. Please try again.', 'woocommerce' ), 500 );
		}
		/* translators: %s: email address. */
		return array( 'message' => sprintf( __( 'Test email sent to %s.', 'woocommerce' ), (string) $request['email'] ) );
	}
}
