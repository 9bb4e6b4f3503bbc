<?php
/**
 * The data of one of our pages: boot object, REST answers, and the first view.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

use StoreAdmin\Boot\ActivityCounts;
use StoreAdmin\Boot\BootSettings;
use StoreAdmin\Plugin;

/**
 * The boot object is added while the head is prepared. The REST answers take longer, so they are computed after the head,
 * the menu and the frame of the page were sent: the browser fetches scripts and styles meanwhile (docs/adr/0015).
 */
final class PageData {

	/**
	 * Our bundle.
	 *
	 * @var Bundle
	 */
	private Bundle $bundle;

	/**
	 * Collects the boot object.
	 *
	 * @var BootSettings
	 */
	private BootSettings $boot_settings;

	/**
	 * Value of the query argument `path`.
	 *
	 * @var string
	 */
	private string $screen;

	/**
	 * The boot object that was added last; null before that.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $settings = null;

	/**
	 * The REST answers; null once they were added to the script.
	 *
	 * @var PageAnswers|null
	 */
	private ?PageAnswers $answers;

	/**
	 * Stores the parts.
	 *
	 * @param Bundle       $bundle        Our bundle.
	 * @param BootSettings $boot_settings Collects the boot object.
	 * @param Preload      $preload       Names the REST paths and computes their answers.
	 * @param string       $screen        Value of the query argument `path`.
	 * @param string       $task          Value of the query argument `task`.
	 */
	public function __construct( Bundle $bundle, BootSettings $boot_settings, Preload $preload, string $screen, string $task ) {
		$this->bundle        = $bundle;
		$this->boot_settings = $boot_settings;
		$this->screen        = $screen;
		$this->answers       = Plugin::PAGE_MAIN === $bundle->page() ? new PageAnswers( $preload, $screen, $task ) : null;
	}

	/**
	 * Adds the boot object, and hooks the output of the page.
	 *
	 * @param Decision $decision Decision about the host's packages.
	 */
	public function prepare( Decision $decision ): void {
		$settings       = $this->boot_settings->collect( $decision->is_extended() );
		$this->settings = $settings;

		wp_add_inline_script( Plugin::HANDLE, $this->boot_settings->script( $settings ), 'before' );
		wp_add_inline_script( Plugin::HANDLE, InlineScript::read( 'current-user' ), 'before' );

		( new AlertRoom() )->reserve( $settings );

		if ( Plugin::PAGE_EMBED === $this->bundle->page() ) {
			( new NoticePlace() )->attach();

			return;
		}

		if ( FirstView::is_possible( $this->screen ) ) {
			$this->bundle->enqueue_styles( 'home' );
		}
		add_action( 'admin_head', array( EarlyOutput::class, 'send' ), PHP_INT_MAX, 0 );
		// A script in the head that depends on ours moves ours into the head. WordPress prints the scripts of the head at priority 20.
		add_action( 'admin_print_scripts', array( $this, 'add_answers_in_head' ), 19, 0 );
		// WordPress prints the scripts of the footer at priority 10.
		add_action( 'admin_print_footer_scripts', array( $this, 'add_answers_in_footer' ), 9, 0 );

		if ( ! empty( $GLOBALS['hook_suffix'] ) ) {
			// The host prints the root of the app at priority 10.
			add_action( $GLOBALS['hook_suffix'], array( $this, 'print_first_view' ), 20, 0 );
		}
	}

	/**
	 * Adds and prints nothing from now on, because the page is left to the host.
	 */
	public function cancel(): void {
		$this->settings = null;
	}

	/**
	 * Whether the boot object was added.
	 */
	public function is_prepared(): bool {
		return null !== $this->settings;
	}

	/**
	 * Adds the REST answers when our script is about to be printed in the head.
	 */
	public function add_answers_in_head(): void {
		$graph = new DependencyGraph( wp_scripts() );

		if ( isset( $graph->closure( $graph->roots_in_head() )[ Plugin::HANDLE ] ) ) {
			$this->add_answers();
		}
	}

	/**
	 * Sends the packages that our script needs, which the browser runs meanwhile, then adds the REST answers.
	 */
	public function add_answers_in_footer(): void {
		if ( null === $this->settings || null === $this->answers ) {
			return;
		}

		( new EarlyPackages( $this->bundle ) )->print_tags();
		EarlyOutput::send();
		$this->add_answers();
	}

	/**
	 * Sends the frame of the page, then prints the first view of Home and sends it too.
	 */
	public function print_first_view(): void {
		if ( null === $this->settings || null === $this->answers ) {
			return;
		}

		EarlyOutput::send();
		if ( FirstView::is_possible( $this->screen ) ) {
			( new FirstView( $this->answers->first(), $this->settings ) )->show( $this->bundle->directory() );
			EarlyOutput::send();
		}
	}

	/**
	 * Adds the REST answers to the script, once.
	 */
	private function add_answers(): void {
		if ( null === $this->settings || null === $this->answers ) {
			return;
		}

		// WordPress adds nothing for an empty script.
		wp_add_inline_script( Plugin::HANDLE, $this->answers->script(), 'before' );
		$late          = $this->answers->late()->attach();
		$this->answers = null;

		// The list of REST routes is known only now.
		$this->change( array( 'hasActivityCounts' => ( new ActivityCounts() )->has_route() ) + $late );
	}

	/**
	 * Replaces values of the printed boot object.
	 *
	 * @param array<string, mixed> $changes Values by name.
	 */
	public function change( array $changes ): void {
		if ( null === $this->settings || array_merge( $this->settings, $changes ) === $this->settings ) {
			return;
		}

		$before = wp_scripts()->get_data( Plugin::HANDLE, 'before' );
		$before = is_array( $before ) ? $before : array();
		$place  = array_search( $this->boot_settings->script( $this->settings ), $before, true );

		$this->settings = array_merge( $this->settings, $changes );

		if ( false !== $place ) {
			$before[ $place ] = $this->boot_settings->script( $this->settings );
			wp_scripts()->add_data( Plugin::HANDLE, 'before', $before );
		}
	}
}
