<?php
/**
 * Tests of the dependency graph.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\Tests\Unit;

use PHPUnit\Framework\TestCase;
use StoreAdmin\Admin\DependencyGraph;
use WP_Dependencies;

/**
 * Uses a registry of a few handles.
 */
final class DependencyGraphTest extends TestCase {

	/**
	 * A registry.
	 *
	 * @param array<string, string[]> $handles Dependencies by handle.
	 * @param string[]                $queue   Enqueued handles.
	 */
	private function registry( array $handles, array $queue = array() ): WP_Dependencies {
		$registry = new WP_Dependencies();

		foreach ( $handles as $handle => $dependencies ) {
			$registry->add( $handle, "/{$handle}.js", $dependencies );
		}

		$registry->enqueue( $queue );

		return $registry;
	}

	public function test_the_closure_has_all_dependencies(): void {
		$graph = new DependencyGraph(
			$this->registry(
				array(
					'a' => array( 'b' ),
					'b' => array( 'c' ),
					'c' => array(),
					'd' => array(),
				)
			)
		);

		$this->assertEqualsCanonicalizing( array( 'a', 'b', 'c' ), array_keys( $graph->closure( array( 'a' ) ) ) );
		$this->assertTrue( $graph->depends_on( 'a', 'c' ) );
		$this->assertFalse( $graph->depends_on( 'c', 'a' ) );
		$this->assertFalse( $graph->depends_on( 'a', 'a' ) );
	}

	public function test_handles_that_depend_on_each_other_are_listed_once(): void {
		$graph = new DependencyGraph(
			$this->registry(
				array(
					'a' => array( 'b' ),
					'b' => array( 'a' ),
				)
			)
		);

		$this->assertEqualsCanonicalizing( array( 'a', 'b' ), array_keys( $graph->closure( array( 'a' ) ) ) );
	}

	public function test_an_override_counts_instead_of_what_is_registered(): void {
		$registry = $this->registry(
			array(
				'a' => array( 'b' ),
				'b' => array(),
				'c' => array(),
			)
		);

		$this->assertSame( array( 'c' ), ( new DependencyGraph( $registry, array( 'a' => array( 'c' ) ) ) )->dependencies( 'a' ) );
	}

	public function test_roots_are_the_handles_that_wordpress_will_print(): void {
		$graph = new DependencyGraph(
			$this->registry(
				array(
					'complete'         => array( 'base' ),
					'base'             => array(),
					'broken'           => array( 'absent' ),
					'broken-far-below' => array( 'broken' ),
				),
				array( 'complete', 'broken', 'broken-far-below' )
			)
		);

		$this->assertSame( array( 'complete' ), $graph->roots() );
		$this->assertFalse( $graph->is_printable( 'unknown' ) );
	}

	public function test_a_source_that_is_no_address_is_empty(): void {
		$registry = new WP_Dependencies();
		$registry->add( 'colors', true );
		$registry->add( 'inline', false );
		$graph = new DependencyGraph( $registry );

		$this->assertSame( '', $graph->source( 'colors' ) );
		$this->assertSame( '', $graph->source( 'inline' ) );
		$this->assertSame( '', $graph->source( 'unknown' ) );
	}
}
