<?php
/**
 * Prints the set-up list of Home before the script has run.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\TaskListFacts;

/**
 * Prints the list with its header, and its rows as plain links. The app renders the same and then removes this view
 * (client/shared/first-view.ts). A browser test compares the markup of both.
 */
final class FirstView {

	/**
	 * Answers of the REST API by path.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $answers;

	/**
	 * The boot object.
	 *
	 * @var array<string, mixed>
	 */
	private array $settings;

	/**
	 * Stores the answers and the boot object.
	 *
	 * @param array<string, array<string, mixed>> $answers  Answers of the REST API by path.
	 * @param array<string, mixed>                $settings The boot object.
	 */
	public function __construct( array $answers, array $settings ) {
		$this->answers  = $answers;
		$this->settings = $settings;
	}

	/**
	 * Whether a page can begin with the set-up list. Reads only two options; the tasks themselves are fetched later.
	 *
	 * @param string $screen Value of the query argument `path`.
	 */
	public static function is_possible( string $screen ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads which screen to show; changes nothing.
		return '' === trim( $screen, '/' ) && empty( $_GET['task'] ) && ( new TaskListFacts() )->is_setup_open();
	}

	/**
	 * Prints the view when the answers contain a set-up list with an open task.
	 *
	 * @param string $directory Folder of the plugin, without a slash at the end.
	 */
	public function show( string $directory ): void {
		$tasks = ( new FirstTasks( $this->answers ) )->read();
		$words = array() === $tasks ? null : FirstWords::load( $directory );

		if ( null !== $words ) {
			$this->show_frame( $tasks, new FirstHeader( $words ) );
		}
	}

	/**
	 * Prints the frame of the page with the list in it.
	 *
	 * @param FirstTask[] $tasks  Tasks of the set-up list.
	 * @param FirstHeader $header Prints the header above the rows.
	 */
	private function show_frame( array $tasks, FirstHeader $header ): void {
		?>
		<div id="store-admin-first-view" class="wrap">
			<div class="woocommerce-layout">
				<div class="woocommerce-layout__header">
					<div class="woocommerce-layout__header-wrapper">
						<h1 class="woocommerce-layout__header-heading"><span><?php esc_html_e( 'Home', 'woocommerce' ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- The host's own words, so that its translations are used (docs/adr/0007). ?></span></h1>
					</div>
				</div>
				<div class="woocommerce-layout__primary">
					<?php if ( $this->has_alerts() ) : ?>
						<div class="store-admin-alerts"><div class="store-admin-alerts__place"></div></div>
					<?php endif; ?>
					<div class="woocommerce-layout__notice-list"></div>
					<div class="woocommerce-layout__main">
						<div class="<?php echo esc_attr( $this->page_class() ); ?>">
							<div class="woocommerce-homescreen-column">
								<div class="store-admin-setup">
									<?php $this->show_list( $tasks, $header ); ?>
								</div>
							</div>
						</div>
					</div>
				</div>
			</div>
		</div>
		<?php
		// WordPress printed notices into a hidden list before the page. This script moves them to the place where the app will show them.
		wp_print_inline_script_tag( 'document.querySelector( "#store-admin-first-view .woocommerce-layout__notice-list" ).append( ...( document.getElementById( "wp__notice-list" )?.childNodes ?? [] ) );' );
	}

	/**
	 * Prints the list.
	 *
	 * @param FirstTask[] $tasks  Tasks.
	 * @param FirstHeader $header Prints the header above the rows.
	 */
	private function show_list( array $tasks, FirstHeader $header ): void {
		$open = array_filter(
			$tasks,
			static function ( FirstTask $task ): bool {
				return ! $task->is( 'isComplete' );
			}
		);
		$next = reset( $open );

		$header->show_progress( $tasks, count( $tasks ) - count( $open ), $this->settings['siteTitle'] );
		?>
		<section class="store-admin-section store-admin-task-list">
			<?php
			if ( false !== $next ) {
				$header->show_task( $next, $this->is_importing() );
			}
			?>
			<ul class="store-admin-task-list__items">
				<?php
				foreach ( $tasks as $task ) {
					( new FirstRow( $task, $task === $next ) )->show();
				}
				?>
			</ul>
		</section>
		<?php
	}

	/**
	 * Whether the owner said in the set-up wizard that they already have products elsewhere.
	 */
	private function is_importing(): bool {
		return 'im_already_selling' === ( $this->answers['/wc-admin/onboarding/profile']['body']['business_choice'] ?? null );
	}

	/**
	 * Whether the app will show a store alert above everything.
	 */
	private function has_alerts(): bool {
		return $this->settings['alertCount'] > 0 && in_array( 'store-alerts', $this->settings['features'], true );
	}

	/**
	 * Class of the page: one column, or two columns if this user has chosen them.
	 */
	private function page_class(): string {
		$has_figures = in_array( 'analytics', $this->settings['features'], true ) && in_array( 'view_woocommerce_reports', $this->settings['user']['capabilities'], true );

		return $has_figures && 'two_columns' === $this->layout() ? 'store-admin-page is-double woocommerce-homescreen two-columns' : 'store-admin-page is-single woocommerce-homescreen';
	}

	/**
	 * Layout that this user has chosen, or else that of the store.
	 */
	private function layout(): string {
		$wishes = array( $this->answers['/wp/v2/users/me?context=edit']['body']['woocommerce_meta']['homepage_layout'] ?? null );

		foreach ( $this->answers as $answer ) {
			$wishes[] = is_array( $answer['body'] ) ? $answer['body']['woocommerce_default_homepage_layout'] ?? null : null;
		}

		// Preferences are stored as JSON strings.
		$wishes = array_map(
			static function ( $wish ): string {
				return is_string( $wish ) ? trim( $wish, '"' ) : '';
			},
			$wishes
		);

		return (string) current( array_intersect( $wishes, array( 'single_column', 'two_columns' ) ) );
	}
}
