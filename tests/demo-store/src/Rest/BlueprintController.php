<?php
/**
 * Routes of blueprints.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use Automattic\WooCommerce\Admin\Features\Blueprint\Init;
use DemoStore\Settings\Catalogue;
use DemoStore\Settings\Options;
use WP_REST_Request;
use WP_REST_Response;

/** Exports settings, plugins and themes as steps, and runs one step of an import. */
final class BlueprintController extends Controller {

	private const BASE    = 'wc-admin/blueprint';
	private const SESSION = 'X-Blueprint-Import-Session';

	/** Registers the routes. */
	public function register(): void {
		$manage = Access::needs( 'manage_woocommerce', 'view', __( 'You may not use blueprints.', 'woocommerce' ) );
		$import = static fn () => current_user_can( 'manage_woocommerce' ) && current_user_can( 'manage_options' ) ? true : Access::refuse( 'view' );
		$this->route( self::BASE . '/import-allowed', $this->endpoint( self::READ, fn (): array => array( 'import_allowed' => $this->is_allowed() ), static fn (): bool => current_user_can( 'manage_woocommerce' ) ) );
		$this->route( self::BASE . '/export', $this->endpoint( self::POST, array( $this, 'export' ), $manage, array( 'steps' => $this->required( array() ) ) ) );
		$this->route( self::BASE . '/import-step', $this->endpoint( self::POST, array( $this, 'run' ), $import, array( 'step_definition' => $this->required() ) ) );
	}

	/**
	 * A blueprint of the chosen items. A plugin that is not installed is left out without a word.
	 *
	 * @return array<string, mixed>
	 */
	public function export( WP_REST_Request $request ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$chosen = (array) $request['steps'];
		$steps  = array();
		foreach ( (array) ( $chosen['settings'] ?? array() ) as $name ) {
			$tab = Init::tab_of( (string) $name );
			if ( null !== $tab ) {
				$options = array_column( Catalogue::settings( $tab ), 'id' );
				$steps[] = array(
					'step'    => 'setSiteOptions',
					'options' => array_combine( $options, array_map( array( Options::class, 'text' ), $options ) ),
				);
			}
		}
		foreach ( array_intersect( array_keys( get_plugins() ), (array) ( $chosen['plugins'] ?? array() ) ) as $file ) {
			$steps[] = $this->install( 'plugin', explode( '/', $file )[0], is_plugin_active( $file ) );
		}
		foreach ( array_intersect( array_keys( wp_get_themes() ), (array) ( $chosen['themes'] ?? array() ) ) as $theme ) {
			$steps[] = $this->install( 'theme', $theme, get_stylesheet() === $theme );
		}
		return array(
			'data' => array(
				'landingPage' => '/wp-admin/admin.php?page=wc-admin',
				'steps'       => $steps,
			),
			'type' => 'json',
		);
	}

	/** Runs a step. The answer is 200 also when that failed. */
	public function run( WP_REST_Request $request ): WP_REST_Response {
		$session = $request->get_header( self::SESSION ) ?? wp_generate_uuid4();
		if ( ! $this->is_allowed() && ! get_transient( "blueprint_import_session_$session" ) ) {
			return $this->result( false, __( 'Blueprint imports are disabled', 'woocommerce' ) );
		}
		set_transient( "blueprint_import_session_$session", true, 10 * MINUTE_IN_SECONDS );
		$step     = (array) $request['step_definition'];
		$response = 'setSiteOptions' === ( $step['step'] ?? '' )
			? $this->result( true, $this->set_options( (array) ( $step['options'] ?? array() ) ) )
			: $this->result( false, __( 'There is nothing that runs this step.', 'woocommerce' ) );
		$response->header( self::SESSION, $session );
		return $response;
	}

	/**
	 * @param array<string, mixed> $options Values by name.
	 */
	private function set_options( array $options ): string {
		foreach ( $options as $name => $value ) {
			update_option( (string) $name, $value );
		}
		/* translators: %d: number of options. */
		return sprintf( __( '%d options were set.', 'woocommerce' ), count( $options ) );
	}

	private function is_allowed(): bool {
		return Options::is_yes( 'woocommerce_coming_soon' );
	}

	/** @return array<string, mixed> */
	private function install( string $kind, string $slug, bool $activate ): array {
		return array(
			'step'         => 'plugin' === $kind ? 'installPlugin' : 'installTheme',
			"{$kind}Data" => array(
				'resource' => "wordpress.org/{$kind}s",
				'slug'     => $slug,
			),
			'options'      => array( 'activate' => $activate ),
		);
	}

	private function result( bool $success, string $message ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'success'  => $success,
				'messages' => array(
					array(
						'message' => $message,
						'type'    => $success ? 'info' : 'error',
					),
				),
			)
		);
	}

	/**
	 * @param mixed ...$fallback Default.
	 * @return array<string, mixed>
	 */
	private function required( mixed ...$fallback ): array {
		return array(
			'type'     => 'object',
			'required' => true,
		) + ( $fallback ? array( 'default' => $fallback[0] ) : array() );
	}
}
