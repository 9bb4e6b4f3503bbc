<?php
/**
 * REST answers that are printed at the end of the page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * The host computes some answers slowly, and only the header needs them. They are computed after the scripts were sent, so that the browser runs the
 * scripts meanwhile. The boot object names their paths; packages/api lets requests for them wait for the end of the page.
 */
final class LateAnswers {

	/**
	 * Id of the element with the answers.
	 */
	private const ID = 'store-admin-late-answers';

	/**
	 * Computes the answers.
	 *
	 * @var Preload
	 */
	private Preload $preload;

	/**
	 * REST paths of the answers.
	 *
	 * @var string[]
	 */
	private array $paths;

	/**
	 * Stores the paths.
	 *
	 * @param Preload  $preload Computes the answers.
	 * @param string[] $paths   REST paths of the answers.
	 */
	public function __construct( Preload $preload, array $paths ) {
		$this->preload = $preload;
		$this->paths   = $paths;
	}

	/**
	 * Hooks the output, if there is any to come.
	 *
	 * @return array{latePaths: string[]} Values of the boot object.
	 */
	public function attach(): array {
		if ( array() !== $this->paths ) {
			add_action( 'admin_print_footer_scripts', array( $this, 'print' ), PHP_INT_MAX, 0 );
		}

		return array( 'latePaths' => $this->paths );
	}

	/**
	 * Sends the scripts, then computes and prints the answers.
	 */
	public function print(): void {
		EarlyOutput::send();
		wp_print_inline_script_tag(
			(string) wp_json_encode( $this->preload->collect( $this->paths ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
			array(
				'type' => 'application/json',
				'id'   => self::ID,
			)
		);
	}
}
