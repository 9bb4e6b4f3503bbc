<?php
/**
 * Routes that install and activate plugins with one request.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Plugins\Installer;
use DemoStore\Plugins\Jobs;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** What the wizard calls for the extensions that it proposes. */
final class OnboardingPluginsController extends Controller {

	private const BASE = 'wc-admin/onboarding/plugins';

	/** Registers the routes. */
	public function register(): void {
		$install = Access::needs( 'install_plugins', 'update', __( 'You may not install plugins.', 'woocommerce' ) );
		$plugins = array(
			'plugins' => array(
				'type'     => 'array',
				'items'    => array( 'type' => 'string' ),
				'required' => true,
			),
		);
		$this->route( self::BASE . '/install-and-activate', $this->endpoint( self::POST, array( $this, 'now' ), $install, $plugins ) );
		$this->route( self::BASE . '/install-and-activate-async', $this->endpoint( self::POST, array( $this, 'later' ), $install, $plugins ) );
		$this->route( self::BASE . '/scheduled-installs/(?P<job_id>\w+)', $this->endpoint( self::READ, array( $this, 'job' ), $install ) );
	}

	/**
	 * Installs and activates at once.
	 *
	 * @return array<string, mixed>
	 */
	public function now( WP_REST_Request $request ): array {
		$installer = new Installer();
		$install   = $installer->install( PluginsController::slugs( $request ) );
		$activate  = $installer->activate( $install['installed'] );
		return array(
			'install'  => self::with_errors( $install ),
			'activate' => $install['installed'] ? self::with_errors( $activate ) : self::nothing_to_activate(),
		);
	}

	/**
	 * Adds a background job that installs and activates.
	 *
	 * @return array<string, mixed>
	 */
	public function later( WP_REST_Request $request ): array {
		$slugs = PluginsController::slugs( $request );
		return array(
			'job_id'  => Jobs::add( 'both', $slugs ),
			'status'  => 'pending',
			'plugins' => self::states( $slugs, 'pending', array() ),
		);
	}

	/** State of a background job; an unknown job answers 404 with an empty body. */
	public function job( WP_REST_Request $request ): WP_REST_Response {
		$id  = (string) $request['job_id'];
		$job = isset( Jobs::of_kind( 'both' )[ $id ] ) ? Jobs::finish( $id ) : null;
		return $job ? new WP_REST_Response(
			array(
				'job_id'  => $id,
				'status'  => 'complete',
				'plugins' => self::states( $job['plugins'], 'activated', $job['errors'] ),
			)
		) : new WP_REST_Response( null, 404 );
	}

	/**
	 * @param list<string>                $slugs  Plugins.
	 * @param array<string, list<string>> $errors Texts by slug.
	 * @return array<string, array{status: string, errors: list<string>}>
	 */
	private static function states( array $slugs, string $status, array $errors ): array {
		$states = array();
		foreach ( $slugs as $slug ) {
			$states[ $slug ] = array(
				'status' => isset( $errors[ $slug ] ) ? 'failed' : $status,
				'errors' => $errors[ $slug ] ?? array(),
			);
		}
		return $states;
	}

	/**
	 * @param array<string, mixed> $result Result with errors by slug.
	 * @return array<string, mixed>
	 */
	private static function with_errors( array $result ): array {
		$errors = array(
			'errors'     => $result['errors'],
			'error_data' => array(),
		);
		return compact( 'errors' ) + $result;
	}

	/** @return array<string, mixed> */
	private static function nothing_to_activate(): array {
		$error = PluginsController::no_plugins();
		return array(
			'errors'     => $error->errors,
			'error_data' => $error->error_data,
		);
	}
}
