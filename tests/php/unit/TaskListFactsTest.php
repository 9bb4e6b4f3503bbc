<?php
/**
 * Tests of what the page knows about the set-up list.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Boot\TaskListFacts;

/**
 * On the options of the store.
 */
final class TaskListFactsTest extends TestCase {

	/**
	 * Id of the user who is signed in for the suite.
	 *
	 * @var int
	 */
	private int $admin = 0;

	/**
	 * Stores the signed-in user.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->admin = get_current_user_id();
	}

	/**
	 * Signs in again.
	 */
	protected function tearDown(): void {
		wp_set_current_user( $this->admin );
		parent::tearDown();
	}

	/**
	 * Options of the task lists and features, and whether the set-up is over.
	 *
	 * @return array<string, array{string[], string[], string[], bool}>
	 */
	public function setups(): array {
		return array(
			'under way'             => array( array( 'onboarding-tasks' ), array(), array(), false ),
			'another list is over'  => array( array( 'onboarding-tasks' ), array( 'extended' ), array( 'extended' ), false ),
			'hidden'                => array( array( 'onboarding-tasks' ), array( 'setup' ), array(), true ),
			'completed'             => array( array( 'onboarding-tasks' ), array(), array( 'setup' ), true ),
			'the host has no lists' => array( array(), array(), array(), true ),
		);
	}

	/**
	 * Reads options only.
	 *
	 * @dataProvider setups
	 * @param string[] $features  Enabled features.
	 * @param string[] $hidden    Ids of hidden lists.
	 * @param string[] $completed Ids of completed lists.
	 * @param bool     $is_over   Expected result.
	 */
	public function test_the_set_up_is_over_when_its_list_is_hidden_or_completed( array $features, array $hidden, array $completed, bool $is_over ): void {
		$options = array(
			'woocommerce_task_list_hidden_lists'    => $hidden,
			'woocommerce_task_list_completed_lists' => $completed,
		);

		foreach ( $options as $option => $value ) {
			add_filter(
				"pre_option_{$option}",
				static function () use ( $value ): array {
					return $value;
				},
				99
			);
		}

		$found = ( new TaskListFacts() )->is_setup_over( $features );

		foreach ( array_keys( $options ) as $option ) {
			remove_all_filters( "pre_option_{$option}", 99 );
		}

		$this->assertSame( $is_over, $found );
	}

	public function test_the_set_up_is_over_for_who_may_not_manage_the_store(): void {
		wp_set_current_user( 0 );
		$this->assertTrue( ( new TaskListFacts() )->is_setup_over( array( 'onboarding-tasks' ) ) );
	}
}
