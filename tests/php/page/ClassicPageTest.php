<?php
/**
 * Tests of queries and tasks on classic pages of the host.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Page;

use Automattic\WooCommerce\Admin\Features\OnboardingTasks\Task;
use Automattic\WooCommerce\Admin\Features\OnboardingTasks\TaskLists;
use Automattic\WooCommerce\Utilities\FeaturesUtil;
use ReflectionClass;
use StoreAdmin\Boot\NoteFacts;
use StoreAdmin\Boot\StoreFacts;
use StoreAdmin\Plugin;
use StoreAdmin\Tests\PageTestCase;

/**
 * Counts the queries for which code of the plugin is on the call stack.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ClassicPageTest extends PageTestCase {

	/**
	 * Queries of the plugin.
	 *
	 * @var string[]
	 */
	private array $queries = array();

	/**
	 * Records a query when code of the plugin caused it.
	 *
	 * @param string $query Query.
	 */
	public function record( string $query ): string {
		$folder = dirname( (string) ( new ReflectionClass( Plugin::class ) )->getFileName() ) . '/';

		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
			if ( 0 === strpos( $call['file'] ?? '', $folder ) ) {
				$this->queries[] = $query;
				break;
			}
		}

		return $query;
	}

	public function test_a_classic_page_makes_no_query_for_us(): void {
		// Loads settings that were never saved, and the shop page, because a real host reads these on its pages anyway.
		$options = array( 'currency_pos', 'price_num_decimals', 'price_decimal_sep', 'price_thousand_sep', 'actionable_order_statuses', 'task_list_hidden_lists', 'task_list_completed_lists' );
		array_map( 'get_option', preg_replace( '/^/', 'woocommerce_', $options ) );
		FeaturesUtil::get_features( true, true );
		( new StoreFacts() )->shop_url();
		// The first page after a change of the notes stores the computed facts.
		( new NoteFacts() )->alert_count();
		$this->activate();
		add_filter( 'query', array( $this, 'record' ) );
		$page = $this->open_settings();
		remove_filter( 'query', array( $this, 'record' ) );

		$this->assertSame( Plugin::PAGE_EMBED, $this->boot_object( $page )['page'] );
		$this->assertSame( array(), $this->queries );
	}

	public function test_the_recorder_of_queries_sees_those_of_the_plugin(): void {
		do_action( 'woocommerce_note_updated', 1 );
		add_filter( 'query', array( $this, 'record' ) );
		( new NoteFacts() )->alert_count();
		remove_filter( 'query', array( $this, 'record' ) );

		$this->assertNotSame( array(), preg_grep( '/wc_admin_notes/', $this->queries ) );
	}

	/**
	 * Some hosts ask this themselves.
	 *
	 * @group stand-in-host
	 */
	public function test_a_classic_page_does_not_check_whether_tasks_can_be_viewed(): void {
		$task = $this->counting_task();
		TaskLists::add_task( 'setup', $task );
		$this->activate();
		$this->open_settings();
		$this->assertSame( 0, $task->asked );

		rest_do_request( '/wc-admin/onboarding/tasks' );
		$this->assertGreaterThan( 0, $task->asked, 'The REST route asks, so the task is in the list.' );
	}

	/**
	 * A task that counts the calls of can_view().
	 */
	private function counting_task(): Task {
		return new class() extends Task {

			/**
			 * Number of calls.
			 *
			 * @var int
			 */
			public int $asked = 0;

			/**
			 * Id.
			 */
			public function get_id(): string {
				return 'counting';
			}

			/**
			 * Title.
			 */
			public function get_title(): string {
				return 'Counting';
			}

			/**
			 * Text below the title.
			 */
			public function get_content(): string {
				return '';
			}

			/**
			 * Time that it takes.
			 */
			public function get_time(): string {
				return '';
			}

			/**
			 * Whether it can be viewed.
			 */
			public function can_view(): bool {
				++$this->asked;

				return true;
			}
		};
	}
}
