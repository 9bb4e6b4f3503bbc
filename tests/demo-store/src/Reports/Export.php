<?php
/**
 * Exports of reports.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Reports;

use WP_REST_Request;

/** Export job: each request of its status adds a page of the report to its file. */
final class Export {

	private const OPTION   = 'demo_store_exports';
	private const PER_PAGE = 100;
	private const ACTION   = 'woocommerce_admin_download_report_csv';

	/** Adds the hook for downloads. */
	public static function add_hooks(): void {
		add_action( 'admin_init', array( self::class, 'download' ) );
	}

	/**
	 * Starts a job.
	 *
	 * @param string               $type      Report.
	 * @param array<string, mixed> $arguments Arguments of the report.
	 * @param bool                 $is_mailed Whether the address of the file is sent to the user by mail. Such a job is finished at once.
	 * @return string Id of digits.
	 */
	public static function start( string $type, array $arguments, bool $is_mailed ): string {
		$id   = time() . (string) wp_rand( 1000, 9999 );
		$jobs = self::jobs();

		$jobs[ $id ] = array(
			'type'      => $type,
			'arguments' => $arguments,
			'page'      => 0,
			'pages'     => 1,
		);
		update_option( self::OPTION, array_slice( $jobs, -20, null, true ), false );
		wp_mkdir_p( dirname( self::file( $type, $id ) ) );
		self::write( $type, $id, array( ExportColumns::headers( $type ) ) );
		if ( $is_mailed ) {
			do {
				$percent = self::percent( $id );
			} while ( $percent < 100 );
			wp_mail( wp_get_current_user()->user_email, __( 'Your report is ready', 'woocommerce' ), self::url( $type, $id ) );
		}
		return $id;
	}

	/**
	 * Type of a job; null when the job does not exist.
	 *
	 * @param string $id Id.
	 */
	public static function type( string $id ): ?string {
		return self::jobs()[ $id ]['type'] ?? null;
	}

	/**
	 * Returns the progress of a job before this call, and exports the next page.
	 *
	 * @param string $id Id.
	 */
	public static function percent( string $id ): int {
		$jobs = self::jobs();
		$job  = $jobs[ $id ];
		if ( $job['page'] >= $job['pages'] ) {
			return 100;
		}
		$percent = intdiv( 100 * $job['page'], $job['pages'] );
		$request = new WP_REST_Request( 'GET', '/wc-analytics/reports/' . ( 'revenue' === $job['type'] ? 'revenue/stats' : $job['type'] ) );
		$request->set_query_params(
			array(
				'page'          => $job['page'] + 1,
				'per_page'      => self::PER_PAGE,
				'extended_info' => true,
			) + $job['arguments']
		);
		$response = rest_do_request( $request );
		$data     = (array) $response->get_data();
		$rows     = array_map( static fn ( mixed $row ): array => self::plain( $row ), $response->is_error() ? array() : (array) ( $data['intervals'] ?? $data ) );
		self::write( $job['type'], $id, array_map( static fn ( array $row ): array => ExportColumns::cells( $job['type'], $row ), $rows ) );

		$job['pages'] = max( 1, (int) ( $response->get_headers()['X-WP-TotalPages'] ?? 1 ) );
		++$job['page'];
		$jobs[ $id ] = $job;
		update_option( self::OPTION, $jobs, false );
		return $percent;
	}

	/** Address of a file. */
	public static function url( string $type, string $id ): string {
		return admin_url( '?action=' . self::ACTION . "&filename=wc-$type-report-export-$id" );
	}

	/** Sends a file to users who may view reports. */
	public static function download(): void {
		// phpcs:disable WordPress.Security.NonceVerification -- the host's links have no nonce either.
		if ( self::ACTION !== ( $_GET['action'] ?? '' ) || ! current_user_can( 'view_woocommerce_reports' ) ) {
			return;
		}
		$name = sanitize_file_name( wp_unslash( (string) ( $_GET['filename'] ?? '' ) ) );
		// phpcs:enable
		if ( preg_match( '/^wc-([a-z]+)-report-export-(\d+)$/', $name, $parts ) && is_readable( self::file( $parts[1], $parts[2] ) ) ) {
			header( 'Content-Type: text/csv; charset=utf-8' );
			header( "Content-Disposition: attachment; filename=$name.csv" );
			readfile( self::file( $parts[1], $parts[2] ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- tests only.
			exit;
		}
	}

	/** @return array<string, array<string, mixed>> */
	private static function jobs(): array {
		return (array) get_option( self::OPTION, array() );
	}

	private static function file( string $type, string $id ): string {
		return wp_upload_dir()['basedir'] . "/woocommerce_uploads/reports/wc-$type-report-export-$id.csv";
	}

	/** @return array<string, mixed> The row with all objects converted to arrays. */
	private static function plain( mixed $row ): array {
		return (array) json_decode( (string) wp_json_encode( $row ), true );
	}

	/** @param list<list<string>> $rows Rows. */
	private static function write( string $type, string $id, array $rows ): void {
		$file = fopen( self::file( $type, $id ), 'a' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- tests only.
		foreach ( $rows as $row ) {
			// A cell that a spreadsheet would run as a formula gets an apostrophe.
			fputcsv( $file, array_map( static fn ( string $cell ): string => preg_match( '/^[=+@\t\r]|^-(?![\d.]+$)/', $cell ) ? "'$cell" : $cell, $row ), ',', '"', '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- tests only.
		}
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- tests only.
	}
}
