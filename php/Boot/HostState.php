<?php
/**
 * What the host is able to do, and where this store stands.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Boot;

use Automattic\WooCommerce\Admin\API\ActivityPanelCounts;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;
use Automattic\WooCommerce\Admin\Notes\Notes;
use Automattic\WooCommerce\Utilities\FeaturesUtil;
use StoreAdmin\Plugin;
use Throwable;

/**
 * Values of the boot object that need the host's help. Classes of the host may be missing, changed or broken: the value is then empty.
 *
 * @phpstan-import-type TaskLists from BootSettings as Lists
 */
final class HostState {

	private const COUNTS_ROUTE = '/wc-analytics/activity-panel/counts';

	/**
	 * Preloaded REST answers by path.
	 *
	 * @var array<string, array{body: mixed, headers: array<string, mixed>}>
	 */
	private array $answers;

	/**
	 * Stores what is known already.
	 *
	 * @param array<string, array{body: mixed, headers: array<string, mixed>}> $answers Preloaded REST answers by path.
	 */
	public function __construct( array $answers ) {
		$this->answers = $answers;
	}

	/**
	 * Features that are on: those of the app and those of the host's features screen.
	 *
	 * @return string[]
	 */
	public function features(): array {
		$features = array_merge( $this->app_features(), $this->guarded( array( $this, 'engine_features' ), array() ) );

		// Newer hosts say so themselves.
		$hidden = $this->is_at_checkout() ? array( 'store-alerts' ) : array();

		return array_values( array_diff( array_unique( $features ), $hidden ) );
	}

	/**
	 * Whether this is where payments are set up: no alert stands above the providers.
	 */
	private function is_at_checkout(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- read only, compared with fixed values.
		return isset( $_GET['page'], $_GET['tab'] ) && 'wc-settings' === $_GET['page'] && 'checkout' === $_GET['tab'];
	}

	/**
	 * Ids of the task lists that are shown, and of those that are done.
	 *
	 * @return Lists
	 */
	public function task_lists(): array {
		$nothing = array(
			'visible'   => array(),
			'completed' => array(),
		);

		if ( ! current_user_can( 'manage_woocommerce' ) ) {
			return $nothing;
		}

		$answer = $this->answer_to( '/wc-admin/onboarding/tasks' );

		return is_array( $answer ) ? $this->lists_of_answer( $answer ) : $this->guarded( array( $this, 'lists_of_class' ), $nothing );
	}

	/**
	 * How many messages of the inbox ask for action.
	 */
	public function alert_count(): int {
		foreach ( $this->answers as $path => $answer ) {
			if ( 0 === strpos( $path, '/wc-analytics/admin/notes?' ) && isset( $answer['headers']['X-WP-Total'] ) ) {
				return absint( $answer['headers']['X-WP-Total'] );
			}
		}

		if ( ! current_user_can( 'manage_woocommerce' ) || ! class_exists( Notes::class ) ) {
			return 0;
		}

		return $this->guarded(
			static function (): int {
				// @phpstan-ignore argument.type, argument.type (The host documents strings and takes lists; a string is ignored by it.)
				return absint( Notes::get_notes_count( array( 'error', 'update' ), array( 'unactioned' ) ) );
			},
			0
		);
	}

	/**
	 * Whether one REST route tells all the counts of the header.
	 */
	public function has_activity_counts(): bool {
		if ( class_exists( ActivityPanelCounts::class ) ) {
			return true;
		}

		// Building the list of routes takes long, so it is asked only where preloading has built it already.
		return did_action( 'rest_api_init' ) && isset( rest_get_server()->get_routes( 'wc-analytics' )[ self::COUNTS_ROUTE ] );
	}

	/**
	 * Where a classic page stands.
	 *
	 * @return array<int, string|array{string, string}> Titles, or pairs of address and title.
	 */
	public function breadcrumbs(): array {
		$crumbs = array();

		foreach ( $this->guarded( array( $this, 'host_breadcrumbs' ), array() ) as $crumb ) {
			if ( is_array( $crumb ) && isset( $crumb[0], $crumb[1] ) ) {
				$crumbs[] = array( Text::of( $crumb[0] ), $this->text( $crumb[1] ) );
			} elseif ( is_scalar( $crumb ) ) {
				$crumbs[] = $this->text( $crumb );
			}
		}

		return $crumbs;
	}

	/**
	 * Features of the app. The host prints them for scripts, filters and values of retired features included.
	 *
	 * @return string[]
	 */
	private function app_features(): array {
		foreach ( (array) wp_scripts()->get_data( Plugin::HANDLE, 'before' ) as $script ) {
			if ( is_string( $script ) && preg_match( '/^window\.wcAdminFeatures\s*=\s*(\{.*\})/s', $script, $match ) ) {
				$features = json_decode( $match[1], true );

				return is_array( $features ) ? array_map( 'strval', array_keys( array_filter( $features ) ) ) : array();
			}
		}

		/** This filter is documented by the host. */
		$features = apply_filters( 'woocommerce_admin_features', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound

		return is_array( $features ) ? array_values( array_filter( $features, 'is_string' ) ) : array();
	}

	/**
	 * Features of the host's features screen.
	 *
	 * @return string[]
	 */
	private function engine_features(): array {
		if ( ! class_exists( FeaturesUtil::class ) ) {
			return array();
		}

		$is_on = static function ( array $feature ): bool {
			return ! empty( $feature['is_enabled'] );
		};

		return array_map( 'strval', array_keys( array_filter( FeaturesUtil::get_features( true, true ), $is_on ) ) );
	}

	/**
	 * Sorts the lists of a REST answer.
	 *
	 * @param array<mixed> $lists Body of the answer.
	 * @return Lists
	 */
	private function lists_of_answer( array $lists ): array {
		$found = array(
			'visible'   => array(),
			'completed' => array(),
		);

		foreach ( $lists as $list ) {
			if ( is_array( $list ) && isset( $list['id'] ) && ! empty( $list['isVisible'] ) ) {
				$found['visible'][] = Text::of( $list['id'] );
			}

			if ( is_array( $list ) && isset( $list['id'] ) && ! empty( $list['isComplete'] ) ) {
				$found['completed'][] = Text::of( $list['id'] );
			}
		}

		return $found;
	}

	/**
	 * Asks the host's class for the lists.
	 *
	 * @return Lists
	 */
	private function lists_of_class(): array {
		$lists = array();

		if ( class_exists( TaskLists::class ) ) {
			foreach ( TaskLists::get_lists() as $list ) {
				$lists[] = array(
					'id'         => $list->get_list_id(),
					'isVisible'  => $list->is_visible(),
					'isComplete' => $list->is_complete(),
				);
			}
		}

		return $this->lists_of_answer( $lists );
	}

	/**
	 * Breadcrumbs as the host has them.
	 *
	 * @return array<mixed>
	 */
	private function host_breadcrumbs(): array {
		return function_exists( 'wc_admin_get_breadcrumbs' ) ? (array) wc_admin_get_breadcrumbs() : array();
	}

	/**
	 * Body of a preloaded answer.
	 *
	 * @param string $path REST path.
	 * @return mixed Null when it was not preloaded.
	 */
	private function answer_to( string $path ) {
		return $this->answers[ $path ]['body'] ?? null;
	}

	/**
	 * Text of a title: no tags, no entities.
	 *
	 * @param mixed $title May be HTML.
	 */
	private function text( $title ): string {
		return html_entity_decode( wp_strip_all_tags( is_scalar( $title ) ? (string) $title : '' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Asks the host, and goes on without the value when that fails.
	 *
	 * @template Value
	 * @param callable(): Value $ask      Asks.
	 * @param Value             $fallback What applies when it fails.
	 * @return Value
	 */
	private function guarded( callable $ask, $fallback ) {
		try {
			return $ask();
		} catch ( Throwable $error ) {
			return $fallback;
		}
	}
}
