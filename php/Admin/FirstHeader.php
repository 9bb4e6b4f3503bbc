<?php
/**
 * Prints the header above the set-up list before the script has run.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Prints the same markup as client/screens/home/task-lists/setup-list-section.tsx and task-header.tsx, without the menu
 * and the drawing, whose places stay empty. The texts are complete, so that the rows below have the same position as in
 * the app.
 */
final class FirstHeader {

	/**
	 * Without a completed task the bar shows a quarter of a task, because an empty bar looks broken.
	 */
	private const LEAST_PROGRESS = 0.25;

	/**
	 * Texts.
	 *
	 * @var FirstWords
	 */
	private FirstWords $words;

	/**
	 * Stores the texts.
	 *
	 * @param FirstWords $words Texts.
	 */
	public function __construct( FirstWords $words ) {
		$this->words = $words;
	}

	/**
	 * Prints title and progress.
	 *
	 * @param FirstTask[] $tasks      Tasks of the list.
	 * @param int         $completed  Number of completed tasks.
	 * @param string      $site_title Name of the store.
	 */
	public function show_progress( array $tasks, int $completed, string $site_title ): void {
		$share = max( $completed, self::LEAST_PROGRESS ) / max( 1, count( $tasks ) );
		?>
		<div class="store-admin-page-header">
			<div class="store-admin-page-header__row">
				<div class="store-admin-page-header__text">
					<h2 class="store-admin-page-header__title"><span><?php echo esc_html( $this->words->title( $tasks, $site_title ) ); ?></span></h2>
					<p class="store-admin-page-header__description"><?php echo esc_html( $this->words->sentence( $tasks ) ); ?></p>
				</div>
				<div class="store-admin-page-header__action">
					<div class="store-admin-menu" aria-hidden="true"><span class="store-admin-icon-button"><span class="store-admin-icon-button__control"></span></span></div>
				</div>
			</div>
			<div class="store-admin-progress" aria-hidden="true">
				<div class="store-admin-progress__done" style="inline-size:<?php echo esc_attr( (string) wp_json_encode( $share * 100 ) ); ?>%"></div>
			</div>
		</div>
		<?php
	}

	/**
	 * Prints the next task.
	 *
	 * @param FirstTask $task         The next task.
	 * @param bool      $is_importing Whether the owner already has products elsewhere.
	 */
	public function show_task( FirstTask $task, bool $is_importing ): void {
		$header = $this->words->header( $task, $is_importing );
		?>
		<div class="store-admin-task-header">
			<div class="store-admin-task-header__text">
				<h3 class="store-admin-task-header__title"><?php echo esc_html( $header['title'] ); ?></h3>
				<?php if ( '' !== $header['text'] ) : ?>
					<p class="store-admin-task-header__content"><?php echo esc_html( $header['text'] ); ?></p>
				<?php endif; ?>
				<?php if ( ! $task->is( 'isDisabled' ) ) : ?>
					<a class="store-admin-button is-primary" href="<?php echo esc_url( $task->address() ); ?>"><?php echo esc_html( $header['action'] ); ?></a>
				<?php endif; ?>
			</div>
			<svg class="store-admin-illustration" viewBox="0 0 144 96" width="144" height="96" aria-hidden="true" focusable="false"></svg>
		</div>
		<?php
	}
}
