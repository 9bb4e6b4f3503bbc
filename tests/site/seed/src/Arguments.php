<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

use RuntimeException;

/**
 * The arguments of the command line.
 */
final class Arguments {

	private const USAGE = 'Usage: php seed.php --path=SITE_DIR --size=small|medium|large [--now=YYYY-MM-DDTHH:MM:SS] [--reset] [--quiet]';

	private function __construct(
		public readonly string $path,
		public readonly Size $size,
		public readonly ?string $now,
		public readonly bool $reset,
		public readonly bool $quiet
	) {
	}

	/**
	 * @param list<string> $arguments Command line without the program name.
	 */
	public static function parse( array $arguments ): self {
		$given = array(
			'path' => '',
			'size' => 'small',
			'now'  => null,
		);
		$flags = array(
			'--reset' => false,
			'--quiet' => false,
		);
		foreach ( $arguments as $argument ) {
			if ( isset( $flags[ $argument ] ) ) {
				$flags[ $argument ] = true;
			} elseif ( 1 === preg_match( '/^--(path|size|now)=(.+)$/', $argument, $match ) ) {
				$given[ $match[1] ] = $match[2];
			} else {
				throw new RuntimeException( "'{$argument}' is not understood. " . self::USAGE );
			}
		}
		if ( '' === $given['path'] ) {
			throw new RuntimeException( '--path is missing. ' . self::USAGE );
		}
		if ( null !== $given['now'] && 1 !== preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/', $given['now'] ) ) {
			throw new RuntimeException( '--now must look like 2026-11-27T12:00:00 (store time).' );
		}
		$path = realpath( $given['path'] );
		return new self(
			false === $path ? $given['path'] : $path,
			Size::named( $given['size'] ),
			$given['now'],
			$flags['--reset'],
			$flags['--quiet']
		);
	}
}
