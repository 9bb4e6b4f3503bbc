<?php
/**
 * Tests of a printed row of the set-up list.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\FirstRow;
use StoreAdmin\Admin\FirstTask;

/**
 * A browser test compares the row with that of the app. These tests cover values that a task may contain.
 */
final class FirstRowTest extends TestCase {

	/**
	 * The row of a task.
	 *
	 * @param array<string, mixed> $task       Fields.
	 * @param bool                 $is_current Whether it is the next one to do.
	 */
	private function row( array $task, bool $is_current = false ): string {
		ob_start();
		( new FirstRow( new FirstTask( array_merge( array( 'id' => 'tax' ), $task ) ), $is_current ) )->show();

		return (string) ob_get_clean();
	}

	public function test_sc2_markup_in_texts_stays_out_of_the_page(): void {
		$hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>Tax &amp; &lt;b&gt; duty';
		$row     = $this->row(
			array(
				'title'   => $hostile,
				'content' => $hostile,
				'badge'   => $hostile,
				'time'    => $hostile,
			)
		);

		$this->assertStringContainsString( '>Tax &amp; &lt;b&gt; duty</a>', $row );
		$this->assertStringNotContainsString( '<img', $row );
		$this->assertStringNotContainsString( '<script', $row );
	}

	/**
	 * @dataProvider addresses
	 *
	 * @param mixed  $action_url Address that the task names.
	 * @param string $id         Its id.
	 * @param string $expected   Expected address of the row.
	 */
	public function test_the_row_leads_to_the_task( $action_url, string $id, string $expected ): void {
		$row = $this->row(
			array(
				'id'        => $id,
				'title'     => 'Task',
				'actionUrl' => $action_url,
			)
		);

		$this->assertStringContainsString( 'href="' . esc_url( $expected ) . '"', $row );
	}

	/**
	 * @return array<string, array{mixed, string, string}>
	 */
	public function addresses(): array {
		return array(
			'its screen'           => array( null, 'tax', admin_url( 'admin.php?page=wc-admin&task=tax' ) ),
			'an id with signs'     => array( '', 'a&b "c"', admin_url( 'admin.php?page=wc-admin&task=a%26b%20%22c%22' ) ),
			'a classic screen'     => array( '', 'appearance', admin_url( 'theme-install.php?browse=block-themes' ) ),
			'relative to wp-admin' => array( 'admin.php?page=wc-settings&tab=tax', 'tax', admin_url( 'admin.php?page=wc-settings&tab=tax' ) ),
			'from the root'        => array( '/wp-admin/edit.php', 'tax', '/wp-admin/edit.php' ),
			'a full address'       => array( 'https://example.org/?a=1&b=2', 'tax', 'https://example.org/?a=1&b=2' ),
			'a list'               => array( array( 'x' ), 'tax', admin_url( 'admin.php?page=wc-admin&task=tax' ) ),
		);
	}

	public function test_an_address_that_runs_code_leads_nowhere(): void {
		$row = $this->row(
			array(
				'title'     => 'Task',
				'actionUrl' => 'javascript:alert(1)',
			)
		);

		$this->assertStringNotContainsString( 'javascript:', $row );
	}

	public function test_a_task_without_title_shows_its_id(): void {
		$this->assertStringContainsString( '>tax</a>', $this->row( array( 'title' => ' ' ) ) );
	}

	public function test_a_disabled_task_is_no_link(): void {
		$row = $this->row(
			array(
				'title'      => 'Launch',
				'isDisabled' => true,
			)
		);

		$this->assertStringContainsString( 'is-disabled', $row );
		$this->assertStringNotContainsString( '<a ', $row );
	}

	public function test_current_and_completed_tasks_name_their_state_and_have_no_description(): void {
		$task = array(
			'title'   => 'Tax',
			'content' => 'Explained',
		);

		$this->assertStringContainsString( 'Explained', $this->row( $task ) );
		$this->assertStringContainsString( 'aria-current="step"', $this->row( $task, true ) );
		$this->assertStringNotContainsString( 'Explained', $this->row( $task, true ) );
		$done = $this->row( array_merge( $task, array( 'isComplete' => true ) ) );
		$this->assertStringContainsString( 'Completed', $done );
		$this->assertStringNotContainsString( 'Explained', $done );
	}
}
