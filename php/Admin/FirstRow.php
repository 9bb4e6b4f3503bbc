<?php
/**
 * One row of the set-up list before the script has run.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Prints the same markup as client/screens/home/task-lists/task-row.tsx, without controls that need the script.
 */
final class FirstRow {

	/**
	 * Addresses of tasks on classic screens that the REST API does not tell; the same as in use-task-list-actions.ts.
	 */
	private const TARGETS = array( 'appearance' => 'theme-install.php?browse=block-themes' );

	private const TICK    = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.5" width="20" height="20" aria-hidden="true" focusable="false" style="fill: none;"><path d="M7 12L10 15L17 8" vector-effect="non-scaling-stroke"></path></svg>';
	private const CHEVRON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.5" width="24" height="24" aria-hidden="true" focusable="false" style="fill: none;"><path d="M10 6.5L15 12L10 17.5" vector-effect="non-scaling-stroke"></path></svg>';

	/**
	 * Number of characters from which the app shortens a text to one line and adds a button; see task-row-text.tsx.
	 */
	private const ONE_LINE = 68;

	/**
	 * Task as the REST API answers it.
	 *
	 * @var array<string, mixed>
	 */
	private array $task;

	/**
	 * Whether it is the next one to do.
	 *
	 * @var bool
	 */
	private bool $is_current;

	/**
	 * Stores the task.
	 *
	 * @param array<string, mixed> $task       Task as the REST API answers it.
	 * @param bool                 $is_current Whether it is the next one to do.
	 */
	public function __construct( array $task, bool $is_current ) {
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

			if ( empty( $this->task['isDisabled'] ) ) {
				echo '<span class="store-admin-task-row__chevron" aria-hidden="true">' . self::CHEVRON . '</span>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constant.
			}
			?>
		</div></li>
		<?php
	}

	/**
	 * State that the mark of the row shows.
	 */
	private function state(): string {
		if ( ! empty( $this->task['isComplete'] ) ) {
			return 'done';
		}

		if ( ! empty( $this->task['isInProgress'] ) ) {
			return 'started';
		}

		return $this->is_current ? 'current' : 'open';
	}

	/**
	 * Prints the title, as the link of the row.
	 *
	 * @param string $state What the mark of the row says.
	 */
	private function show_title( string $state ): void {
		$words  = esc_html( '' !== $this->text( 'title' ) ? $this->text( 'title' ) : (string) $this->task['id'] );
		$spoken = array(
			'done'    => __( 'Completed', 'woocommerce' ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- The host's own words, so that its translations are used (docs/adr/0007).
			'current' => __( 'Next step', 'store-admin' ),
		);

		if ( isset( $spoken[ $state ] ) ) {
			$words .= sprintf( '<span class="screen-reader-text"> %s</span>', esc_html( $spoken[ $state ] ) );
		}

		if ( ! empty( $this->task['isDisabled'] ) ) {
			printf( '<span class="store-admin-task-row__title is-disabled">%s</span>', $words ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.

			return;
		}

		printf(
			'<a class="store-admin-task-row__title" href="%1$s"%2$s>%3$s</a>',
			esc_url( $this->address() ),
			$this->is_current ? ' aria-current="step"' : '',
			$words // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
		);
	}

	/**
	 * Prints the description of the task. That of the current task is shown above the list, and a task that is done has none.
	 */
	private function show_content(): void {
		$text = $this->is_current || ! empty( $this->task['isComplete'] ) ? '' : $this->text( 'content' );

		if ( '' === $text ) {
			return;
		}

		printf(
			mb_strlen( $text ) > self::ONE_LINE ? '<span class="store-admin-task-row__about"><span class="store-admin-task-row__line">%s</span></span>' : '<span class="store-admin-task-row__line">%s</span>',
			esc_html( $text )
		);
	}

	/**
	 * Prints badges and the time that the task takes.
	 */
	private function show_meta(): void {
		if ( ! empty( $this->task['isComplete'] ) ) {
			return;
		}

		$parts = array(
			'<span class="store-admin-badge is-neutral">%s</span>' => $this->field( 'badge' ),
			'<span class="store-admin-badge is-info">%s</span>' => empty( $this->task['isInProgress'] ) ? '' : $this->field( 'inProgressLabel' ),
			'<span>%s</span>' => $this->field( 'time' ),
		);

		echo '<span class="store-admin-task-row__meta">';

		foreach ( $parts as $markup => $part ) {
			if ( '' !== $part ) {
				printf( $markup, esc_html( $part ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- One of the three above.
			}
		}

		echo '</span>';
	}

	/**
	 * Address of the task's screen.
	 */
	private function address(): string {
		$id      = (string) $this->task['id'];
		$address = '' !== $this->field( 'actionUrl' ) ? $this->field( 'actionUrl' ) : ( self::TARGETS[ $id ] ?? 'admin.php?page=wc-admin&task=' . rawurlencode( $id ) );

		// Some addresses are relative to wp-admin.
		return 1 === preg_match( '#^(?:[a-z][a-z0-9+.-]*:|/)#i', $address ) ? $address : admin_url( $address );
	}

	/**
	 * Text of a field that may contain markup.
	 *
	 * @param string $name Name of the field.
	 */
	private function text( string $name ): string {
		return html_entity_decode( wp_strip_all_tags( $this->field( $name ), true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * A field that holds text.
	 *
	 * @param string $name Name of the field.
	 */
	private function field( string $name ): string {
		$value = $this->task[ $name ] ?? '';

		return is_scalar( $value ) ? (string) $value : '';
	}
}
