<?php
/**
 * Routes of settings.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest;

use DemoStore\Settings\Catalogue;
use DemoStore\Settings\SettingOptions;
use DemoStore\Settings\SettingValue;
use WP_Error;
use WP_REST_Request;

/** Groups, settings of a group, one setting, batches; the same in both namespaces. */
final class SettingsController extends Controller {

	private const GROUP = '/settings/(?P<group_id>[\w-]+)';

	/** Groups that exist and have no settings in REST. */
	private const WITHOUT_SETTINGS = array( 'checkout' );

	private string $namespace;

	public function __construct( string $namespace ) {
		$this->namespace = $namespace;
	}

	/** Registers the routes. */
	public function register(): void {
		$read  = Access::needs( 'manage_woocommerce' );
		$write = Access::needs( 'manage_woocommerce', 'edit' );
		if ( 'wc/v3' === $this->namespace ) {
			$this->route( 'wc/v3/settings', $this->endpoint( self::READ, array( $this, 'groups' ), $read ) );
		}
		$this->route( $this->namespace . self::GROUP, $this->endpoint( self::READ, array( $this, 'settings' ), $read ) );
		$this->route( $this->namespace . self::GROUP . '/batch', $this->endpoint( self::WRITE, array( $this, 'batch' ), $write ) );
		$this->route(
			$this->namespace . self::GROUP . '/(?P<id>[\w-]+)',
			$this->endpoint( self::READ, array( $this, 'setting' ), $read ),
			$this->endpoint( self::WRITE, array( $this, 'update' ), $write )
		);
	}

	/** @return list<array<string, mixed>> */
	public function groups(): array {
		return array_map(
			fn ( array $group ): array => $this->item(
				array(
					'id'          => $group['id'],
					'label'       => $group['label'],
					'description' => $group['short'],
					'parent_id'   => $group['parent_id'],
					'sub_groups'  => $group['sub_groups'],
				),
				array( 'options' => array( array( 'href' => rest_url( "wc/v3/settings/{$group['id']}" ) ) ) )
			),
			Catalogue::groups()
		);
	}

	/** @return list<array<string, mixed>>|WP_Error */
	public function settings( WP_REST_Request $request ): array|WP_Error {
		$group = (string) $request['group_id'];
		if ( ! Catalogue::settings( $group ) && ! in_array( $group, self::WITHOUT_SETTINGS, true ) ) {
			return $this->no_group();
		}
		return array_map( fn ( array $setting ): array => $this->shape( $group, $setting, false ), Catalogue::settings( $group ) );
	}

	/** @return array<string, mixed>|WP_Error */
	public function setting( WP_REST_Request $request ): array|WP_Error {
		$setting = Catalogue::setting( (string) $request['group_id'], (string) $request['id'] );
		if ( $setting ) {
			return $this->shape( (string) $request['group_id'], $setting );
		}
		return Catalogue::settings( (string) $request['group_id'] ) ? $this->no_setting() : $this->no_group();
	}

	/** @return array<string, mixed>|WP_Error */
	public function update( WP_REST_Request $request ): array|WP_Error {
		return $this->store( (string) $request['group_id'], (string) $request['id'], $request['value'] );
	}

	/**
	 * A batch; each entry has its own answer.
	 *
	 * @return array{update: list<array<string, mixed>>}
	 */
	public function batch( WP_REST_Request $request ): array {
		$results = array();
		foreach ( (array) ( $request['update'] ?? array() ) as $change ) {
			$id     = (string) ( $change['id'] ?? '' );
			$result = $this->store( (string) $request['group_id'], $id, $change['value'] ?? '' );

			$results[] = ! is_wp_error( $result ) ? $result : array(
				'id'    => $id,
				'error' => array(
					'code'    => $result->get_error_code(),
					'message' => $result->get_error_message(),
					'data'    => $result->get_error_data(),
				),
			);
		}
		return array( 'update' => $results );
	}

	/** @return array<string, mixed>|WP_Error */
	private function store( string $group, string $id, mixed $value ): array|WP_Error {
		$setting = Catalogue::setting( $group, $id );
		if ( ! $setting ) {
			return $this->no_setting();
		}
		$clean = SettingValue::clean( $setting, $value );
		if ( is_wp_error( $clean ) ) {
			return $clean;
		}
		update_option( $id, $clean );
		return $this->shape( $group, $setting );
	}

	/**
	 * A setting with its value.
	 *
	 * @param array<string, mixed> $setting Definition.
	 * @return array<string, mixed>
	 */
	private function shape( string $group, array $setting, bool $with_group = true ): array {
		$options = SettingOptions::of( $setting );
		$item    = array(
			'id'    => $setting['id'],
			'label' => $setting['label'],
		);
		if ( ! isset( $setting['noDescription'] ) ) {
			$item['description'] = $setting['description'] ?? '';
		}
		$item['type'] = $setting['type'];
		foreach ( array( 'default', 'tip' ) as $name ) {
			if ( array_key_exists( $name, $setting ) ) {
				$item[ $name ] = $setting[ $name ];
			}
		}
		if ( null !== $options ) {
			$item['options'] = $options;
		}
		$item['value'] = get_option( (string) $setting['id'], $setting['default'] ?? '' );
		if ( $with_group ) {
			$item['group_id'] = $group;
		}
		return $this->item( $item, $this->links( "{$this->namespace}/settings/$group", (string) $setting['id'] ) );
	}

	private function no_group(): WP_Error {
		return $this->error( 'rest_setting_setting_group_invalid', __( 'No group of settings has this id.', 'woocommerce' ), 404 );
	}

	private function no_setting(): WP_Error {
		return $this->error( 'rest_setting_setting_invalid', __( 'No setting has this id.', 'woocommerce' ), 404 );
	}
}
