<?php
/**
 * Tests of the printed header above the set-up list.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\FirstHeader;
use StoreAdmin\Admin\FirstTask;
use StoreAdmin\Admin\FirstWords;
use StoreAdmin\Admin\Translations;
use StoreAdmin\Tests\TrialPlugin;

/**
 * A browser test compares the header with that of the app. These tests cover states that the store of that test does not
 * have.
 */
final class FirstHeaderTest extends TestCase {

	/**
	 * The header under test.
	 */
	private function header(): FirstHeader {
		return new FirstHeader( new FirstWords( TrialPlugin::FIRST_WORDS, new Translations( '/nowhere' ) ) );
	}

	/**
	 * Title and progress.
	 *
	 * @param int    $completed  Number of completed tasks.
	 * @param int    $all        Number of all tasks.
	 * @param bool   $is_visited Whether they were opened.
	 * @param string $site_title Name of the store.
	 */
	private function progress( int $completed, int $all, bool $is_visited = true, string $site_title = 'Shop' ): string {
		$tasks = array();

		for ( $index = 0; $index < $all; $index++ ) {
			$tasks[] = new FirstTask(
				array(
					'id'         => "task-$index",
					'isComplete' => $index < $completed,
					'isVisited'  => $is_visited,
				)
			);
		}

		ob_start();
		$this->header()->show_progress( $tasks, $completed, $site_title );

		return (string) ob_get_clean();
	}

	/**
	 * The header of a task.
	 *
	 * @param array<string, mixed> $fields       Fields.
	 * @param bool                 $is_importing Whether the owner has products elsewhere.
	 */
	private function task( array $fields, bool $is_importing = false ): string {
		ob_start();
		$this->header()->show_task( new FirstTask( $fields ), $is_importing );

		return (string) ob_get_clean();
	}

	/**
	 * @dataProvider headlines
	 *
	 * @param int    $completed  Number of completed tasks, of nine.
	 * @param bool   $is_visited Whether they were opened.
	 * @param string $site_title Name of the store.
	 * @param string $expected   Headline.
	 */
	public function test_the_headline_follows_the_progress( int $completed, bool $is_visited, string $site_title, string $expected ): void {
		$this->assertStringContainsString( ">$expected</span></h2>", $this->progress( $completed, 9, $is_visited, $site_title ) );
	}

	/**
	 * @return array<string, array{int, bool, string, string}>
	 */
	public function headlines(): array {
		return array(
			'nothing was opened'         => array( 4, false, 'A & <b>', 'Welcome to A &amp; &lt;b&gt;' ),
			'nothing opened and no name' => array( 0, false, '', 'Welcome to your store' ),
			'three done'                 => array( 3, true, 'Shop', 'Little done' ),
			'four done'                  => array( 4, true, 'Shop', 'Half done' ),
			'five done'                  => array( 5, true, 'Shop', 'Half done' ),
			'six done'                   => array( 6, true, 'Shop', 'Much done' ),
		);
	}

	public function test_the_bar_shows_the_share_that_is_done_and_a_start_when_nothing_is(): void {
		$this->assertStringContainsString( '2 out of 8 complete.', $this->progress( 2, 8 ) );
		$this->assertStringContainsString( 'inline-size:25%', $this->progress( 2, 8 ) );
		$this->assertStringContainsString( 'inline-size:5%', $this->progress( 0, 5 ) );
	}

	public function test_tasks_of_the_host_have_our_words_and_others_their_own(): void {
		$own = array(
			'title'       => 'Own <b>title</b>',
			'content'     => 'Own content',
			'actionLabel' => 'Own <action>',
		);

		$this->assertStringContainsString( '>Add products</a>', $this->task( array( 'id' => 'products' ) + $own ) );
		$this->assertStringContainsString( '>Import products</a>', $this->task( array( 'id' => 'products' ) + $own, true ) );

		$header = $this->task( array( 'id' => 'other' ) + $own, true );
		$this->assertStringContainsString( '>Own title</h3>', $header );
		$this->assertStringContainsString( '>Own content</p>', $header );
		$this->assertStringContainsString( '>Own &lt;action&gt;</a>', $header );
		$this->assertStringContainsString( esc_url( admin_url( 'admin.php?page=wc-admin&task=other' ) ), $header );
	}

	public function test_a_task_without_texts_shows_its_id_and_the_usual_button(): void {
		$header = $this->task( array( 'id' => 'other' ) );

		$this->assertStringContainsString( '>other</h3>', $header );
		$this->assertStringNotContainsString( '<p', $header );
		$this->assertStringContainsString( '>Let&#039;s go</a>', $header );
	}

	public function test_a_disabled_task_has_no_button(): void {
		$this->assertStringNotContainsString(
			'<a ',
			$this->task(
				array(
					'id'         => 'products',
					'isDisabled' => true,
				)
			)
		);
	}
}
