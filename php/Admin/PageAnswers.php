<?php
/**
 * The REST answers that travel with a page.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Admin;

/**
 * Computes the answers of one page in steps. Each is computed once.
 */
final class PageAnswers {

	/**
	 * Value of the query argument `path`.
	 *
	 * @var string
	 */
	private string $screen;

	/**
	 * Answers so far, by REST path.
	 *
	 * @var array<string, array{body: mixed, headers: array<string, mixed>}>
	 */
	private array $answers = array();

	/**
	 * Stores the screen.
	 *
	 * @param string $screen Value of the query argument `path`.
	 */
	public function __construct( string $screen ) {
		$this->screen = $screen;
	}

	/**
	 * Answers that the first view needs. The host's analytics routes are not among them; those take the host the longest.
	 *
	 * @return array<string, array{body: mixed, headers: array<string, mixed>}>
	 */
	public function first(): array {
		return $this->compute( '#^/(?!wc-analytics/)#' );
	}

	/**
	 * Script that hands all answers to wp.apiFetch.
	 *
	 * @return string '' without answers.
	 */
	public function script(): string {
		return ( new Preload() )->script( $this->compute( '#^/#' ) );
	}

	/**
	 * Computes the missing answers among some of the screen's paths.
	 *
	 * @param string $pattern Pattern of the REST paths.
	 * @return array<string, array{body: mixed, headers: array<string, mixed>}> All answers so far.
	 */
	private function compute( string $pattern ): array {
		$preload = new Preload();
		$paths   = array_diff( (array) preg_grep( $pattern, $preload->paths( $this->screen ) ), array_keys( $this->answers ) );

		$this->answers += $preload->collect( $paths );

		return $this->answers;
	}
}
