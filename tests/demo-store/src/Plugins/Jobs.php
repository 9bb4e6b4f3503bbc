<?php
/**
 * Installations that happen later.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Plugins;

/** Jobs in an option. A job is done when somebody asks for it, since nothing runs by itself in a demo store. */
final class Jobs {

	private const OPTION = 'demo_store_plugin_jobs';

	/**
	 * Adds a job.
	 *
	 * @param string       $kind  install, activate or both.
	 * @param list<string> $slugs Plugins.
	 * @return string Its id.
	 */
	public static function add( string $kind, array $slugs ): string {
		$id   = uniqid();
		$jobs = self::all();

		$jobs[ $id ] = array(
			'kind'    => $kind,
			'plugins' => $slugs,
			'status'  => 'pending',
			'errors'  => array(),
		);
		update_option( self::OPTION, $jobs );
		return $id;
	}

	/**
	 * Jobs of a kind by id.
	 *
	 * @return array<string, array{kind: string, plugins: list<string>, status: string, errors: array<string, list<string>>}>
	 */
	public static function of_kind( string $kind ): array {
		return array_filter( self::all(), static fn ( array $job ): bool => $kind === $job['kind'] );
	}

	/**
	 * Does a job, when it was not done before; null when there is none.
	 *
	 * @return array{kind: string, plugins: list<string>, status: string, errors: array<string, list<string>>}|null
	 */
	public static function finish( string $id ): ?array {
		$jobs = self::all();
		$job  = $jobs[ $id ] ?? null;
		if ( null === $job || 'pending' !== $job['status'] ) {
			return $job;
		}
		$installer = new Installer();
		$errors    = 'activate' === $job['kind'] ? array() : $installer->install( $job['plugins'] )['errors'];
		if ( 'install' !== $job['kind'] ) {
			$errors += $installer->activate( array_values( array_diff( $job['plugins'], array_keys( $errors ) ) ) )['errors'];
		}
		$job['errors'] = $errors;
		$job['status'] = $errors ? 'failed' : 'complete';
		$jobs[ $id ]   = $job;
		update_option( self::OPTION, $jobs );
		return $job;
	}

	/** @return array<string, array{kind: string, plugins: list<string>, status: string, errors: array<string, list<string>>}> */
	private static function all(): array {
		return (array) get_option( self::OPTION, array() );
	}
}
