<?php
/**
 * Failures that tests ask for.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Plugins;

/**
 * Reads the option demo_store_plugin_faults: a fault by slug, `*` for all, `install:` or `activate:` in front for one job.
 *
 * - api: the directory does not answer; archive: the download is broken; activation: the plugin cannot be switched on
 * - html: the answer is a page; slow: the answer takes a while
 * - timeout: 504 after a while and nothing was done; lost: 504 after a while although all was done
 *
 * A while is demo_store_plugin_delay seconds, 3 when it is not set.
 */
final class Faults {

	private const OPTION = 'demo_store_plugin_faults';
	private const DELAY  = 'demo_store_plugin_delay';

	/** Fault of a plugin in a job, empty when there is none. */
	public static function of( string $job, string $slug ): string {
		$faults = (array) get_option( self::OPTION, array() );
		$fault  = (string) ( $faults[ $slug ] ?? $faults['*'] ?? '' );
		$parts  = explode( ':', $fault, 2 );
		return isset( $parts[1] ) ? ( $job === $parts[0] ? $parts[1] : '' ) : $fault;
	}

	/**
	 * Ends the request before the work, when a fault asks for it.
	 *
	 * @param list<string> $slugs Plugins of the request.
	 */
	public static function before( string $job, array $slugs ): void {
		$faults = self::all( $job, $slugs );
		if ( array_intersect( array( 'slow', 'timeout' ), $faults ) ) {
			self::wait();
		}
		if ( in_array( 'html', $faults, true ) ) {
			self::answer( 200, '<!doctype html><title>Just a moment</title><p>Please wait.</p>' );
		}
		if ( in_array( 'timeout', $faults, true ) ) {
			self::answer( 504, '<!doctype html><title>504 Gateway Time-out</title>' );
		}
	}

	/**
	 * Ends the request with an error after the work, when a fault asks for it.
	 *
	 * @param list<string> $slugs Plugins of the request.
	 */
	public static function after( string $job, array $slugs ): void {
		if ( in_array( 'lost', self::all( $job, $slugs ), true ) ) {
			self::wait();
			self::answer( 504, '<!doctype html><title>504 Gateway Time-out</title>' );
		}
	}

	/**
	 * @param list<string> $slugs Plugins of the request.
	 * @return list<string>
	 */
	private static function all( string $job, array $slugs ): array {
		return array_map( static fn ( string $slug ): string => self::of( $job, $slug ), $slugs );
	}

	private static function wait(): void {
		usleep( (int) ( (float) get_option( self::DELAY, 3 ) * 1000000 ) );
	}

	private static function answer( int $status, string $page ): never {
		status_header( $status );
		header( 'Content-Type: text/html; charset=UTF-8' );
		echo $page; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant of ours.
		exit;
	}
}
