<?php
/**
 * Background installations.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Plugins;

/** Jobs are stored in an option. A job runs when its state is requested, since the demo store has no background process. */
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
	 * Runs a job unless it has run; null when there is no such job.
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
