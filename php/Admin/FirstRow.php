<?php
/**
 * Prints one row of the set-up list before the script has run.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Prints the same markup as client/screens/home/task-lists/task-row.tsx, without controls that need the script.
 */
final class FirstRow {

	private const TICK    = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.5" width="20" height="20" aria-hidden="true" focusable="false" style="fill: none;"><path d="M7 12L10 15L17 8" vector-effect="non-scaling-stroke"></path></svg>';
	private const CHEVRON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.5" width="24" height="24" aria-hidden="true" focusable="false" style="fill: none;"><path d="M10 6.5L15 12L10 17.5" vector-effect="non-scaling-stroke"></path></svg>';

	/**
	 * The task.
	 *
	 * @var FirstTask
	 */
	private FirstTask $task;

	/**
	 * Whether it is the next task.
	 *
	 * @var bool
	 */
	private bool $is_current;

	/**
	 * Stores the task.
	 *
	 * @param FirstTask $task       The task.
	 * @param bool      $is_current Whether it is the next one to do.
	 */
	public function __construct( FirstTask $task, bool $is_current ) {
		$this->task       = $task;
		$this->is_current = $is_current;
	}

	/**
	 * Prints the row.
	 */
	public function show(): void {
		$state = $this->state();
		?>
		<li class="store-admin-task-list__item"><div class="store-admin-task-row is-<?php echo esc_attr( $state ); ?>">
			<span class="store-admin-task-row__mark is-<?php echo esc_attr( $state ); ?>" aria-hidden="true"><?php echo 'done' === $state ? self::TICK : ''; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constant. ?></span>
			<span class="store-admin-task-row__text">
				<?php
				$this->show_title( $state );
				$this->show_content();
				?>
			</span>
			<?php
			$this->show_meta();

			if ( ! $this->task->is( 'isDisabled' ) ) {
				echo '<span class="store-admin-task-row__chevron" aria-hidden="true">' . self::CHEVRON . '</span>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constant.
			}
			?>
		</div></li>
		<?php
	}

	/**
	 * State of the task, for the mark of the row.
	 */
	private function state(): string {
		if ( $this->task->is( 'isComplete' ) ) {
			return 'done';
		}

		if ( $this->task->is( 'isInProgress' ) ) {
			return 'started';
		}

		return $this->is_current ? 'current' : 'open';
	}

	/**
	 * Prints the title as the link of the row.
	 *
	 * @param string $state State of the task.
	 */
	private function show_title( string $state ): void {
		$words  = esc_html( $this->task->title() );
		$spoken = array(
			'done'    => __( 'Completed', 'woocommerce' ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- The host's own words, so that its translations are used (docs/adr/0007).
			'current' => __( 'Next step', 'store-admin' ),
		);

		if ( isset( $spoken[ $state ] ) ) {
			$words .= sprintf( '<span class="screen-reader-text"> %s</span>', esc_html( $spoken[ $state ] ) );
		}

		if ( $this->task->is( 'isDisabled' ) ) {
			printf( '<span class="store-admin-task-row__title is-disabled">%s</span>', $words ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.

			return;
		}

		printf(
			'<a class="store-admin-task-row__title" href="%1$s"%2$s>%3$s</a>',
			esc_url( $this->task->address() ),
			$this->is_current ? ' aria-current="step"' : '',
			$words // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		);
	}

	/**
	 * Prints the description of the task. The current task has it above the list, and a completed task needs none.
	 */
	private function show_content(): void {
		$text = $this->is_current || $this->task->is( 'isComplete' ) ? '' : $this->task->text( 'content' );

		if ( '' === $text ) {
			return;
		}

		printf( '<span class="store-admin-task-row__about"><span class="store-admin-task-row__line">%s</span></span>', esc_html( $text ) );
	}

	/**
	 * Prints badges and the estimated time.
	 */
	private function show_meta(): void {
		if ( $this->task->is( 'isComplete' ) ) {
			return;
		}

		$parts = array(
			'<span class="store-admin-badge is-neutral">%s</span>' => $this->task->field( 'badge' ),
			'<span class="store-admin-badge is-info">%s</span>' => $this->task->is( 'isInProgress' ) ? $this->task->field( 'inProgressLabel' ) : '',
			'<span>%s</span>' => $this->task->field( 'time' ),
		);

		echo '<span class="store-admin-task-row__meta">';

		foreach ( $parts as $markup => $part ) {
			if ( '' !== $part ) {
				printf( $markup, esc_html( $part ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- One of the three above.
			}
		}

		echo '</span>';
	}
}
