<?php
/**
 * The REST answers that are printed into a page.
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
	 * Names the REST paths and computes their answers.
	 *
	 * @var Preload
	 */
	private Preload $preload;

	/**
	 * Value of the query argument `path`.
	 *
	 * @var string
	 */
	private string $screen;

	/**
	 * Value of the query argument `task`.
	 *
	 * @var string
	 */
	private string $task;

	/**
	 * Answers so far, by REST path.
	 *
	 * @var array<string, array{body: mixed, headers: array<string, mixed>}>
	 */
	private array $answers = array();

	/**
	 * Stores the screen.
	 *
	 * @param Preload $preload Names the REST paths and computes their answers.
	 * @param string  $screen  Value of the query argument `path`.
	 * @param string  $task    Value of the query argument `task`.
	 */
	public function __construct( Preload $preload, string $screen, string $task ) {
		$this->preload = $preload;
		$this->screen  = $screen;
		$this->task    = $task;
	}

	/**
	 * Answers that the first view needs. The host's analytics routes are not among them, because those take the longest.
	 *
	 * @return array<string, array{body: mixed, headers: array<string, mixed>}>
	 */
	public function first(): array {
		return $this->compute( '#^/(?!wc-analytics/)#' );
	}

	/**
	 * Script that passes all answers to wp.apiFetch.
	 *
	 * @return string '' when there are no answers.
	 */
	public function script(): string {
		return $this->preload->script( $this->compute( '#^/#' ) );
	}

	/**
	 * The answers that are printed at the end of the page.
	 */
	public function late(): LateAnswers {
		$paths = array_diff( $this->preload->paths( $this->screen, $this->task, true ), $this->preload->paths( $this->screen, $this->task ) );

		return new LateAnswers( $this->preload, array_values( $paths ) );
	}

	/**
	 * Computes the missing answers among some of the screen's paths.
	 *
	 * @param string $pattern Pattern of the REST paths.
	 * @return array<string, array{body: mixed, headers: array<string, mixed>}> All answers so far.
	 */
	private function compute( string $pattern ): array {
		$paths = array_diff( (array) preg_grep( $pattern, $this->preload->paths( $this->screen, $this->task ) ), array_keys( $this->answers ) );

		$this->answers += $this->preload->collect( $paths );

		return $this->answers;
	}
}
