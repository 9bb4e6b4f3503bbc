<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Prints `progress <percent> <step>` lines, which the site command turns into a bar.
 */
final class Progress {

	private int $last = -1;

	public function __construct( private readonly bool $quiet ) {
	}

	public function report( float $percent, string $step ): void {
		$whole = (int) min( 100, max( 0, $percent ) );
		if ( $this->quiet || $whole === $this->last ) {
			return;
		}
		$this->last = $whole;
		echo "progress {$whole} {$step}\n";
	}

	public function say( string $line ): void {
		if ( ! $this->quiet ) {
			echo $line, "\n";
		}
	}
}
