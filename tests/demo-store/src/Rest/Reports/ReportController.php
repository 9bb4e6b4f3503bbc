<?php
/**
 * Base of the controllers of reports.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Rest\Reports;

use DemoStore\Data\OrderStatuses;
use DemoStore\Reports\StatsAnswer;
use DemoStore\Reports\StatsReport;
use DemoStore\Rest\Access;
use DemoStore\Rest\Controller;
use WP_REST_Request;
use WP_REST_Response;

/** Shared arguments and answers of the reports. */
abstract class ReportController extends Controller {

	protected const BASE = 'wc-analytics/reports/';

	/**
	 * Registers a route for users who may view reports.
	 *
	 * @param string                             $path     Path below reports.
	 * @param callable                           $callback Handler.
	 * @param array<string, array<string, mixed>> $args    Arguments.
	 * @param array<string, string>              $fields   Fields of a row with their types, for the schema of the route.
	 */
	protected function report( string $path, callable $callback, array $args, array $fields = array() ): void {
		$schema   = static fn (): array => array(
			'title'      => 'report_' . str_replace( '/', '_', $path ),
			'type'       => 'object',
			'properties' => array_map(
				static fn ( string $type ): array => array(
					'type'     => $type,
					'readonly' => true,
				),
				$fields
			),
		);
		$endpoint = $this->endpoint( self::READ, $callback, Access::needs( 'view_woocommerce_reports' ), $args );
		register_rest_route( 'wc-analytics', rtrim( "/reports/$path", '/' ), array( $endpoint ) + ( $fields ? array( 'schema' => $schema ) : array() ) );
	}

	/** Answer of a report with totals and intervals. */
	protected function stats( WP_REST_Request $request, StatsReport $report ): WP_REST_Response {
		$answer = new StatsAnswer( $report, $request );
		return $this->page( $request, $answer->body, $answer->total );
	}

	/**
	 * Arguments of a list with a period.
	 *
	 * @param list<string> $orderby Columns; the first one is the default.
	 * @return array<string, array<string, mixed>>
	 */
	protected function period_args( array $orderby ): array {
		return array(
			'after'               => $this->date(),
			'before'              => $this->date(),
			'force_cache_refresh' => array( 'type' => 'boolean' ),
		) + array_diff_key( $this->list_args( $orderby ), array( 'search' => true ) );
	}

	/**
	 * Arguments of a report with intervals.
	 *
	 * @param list<string> $orderby  Columns; the first one is the default.
	 * @param list<string> $segments Segments that the report supports.
	 * @return array<string, array<string, mixed>>
	 */
	protected function stats_args( array $orderby, array $segments = array() ): array {
		$args = array(
			'interval' => array(
				'type'    => 'string',
				'default' => 'week',
				'enum'    => array( 'hour', 'day', 'week', 'month', 'quarter', 'year' ),
			),
			'fields'   => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
		);
		if ( $segments ) {
			$args['segmentby'] = array(
				'type' => 'string',
				'enum' => $segments,
			);
		}
		return $args + $this->period_args( $orderby );
	}

	/**
	 * Arguments that take ids.
	 *
	 * @param string ...$names Names.
	 * @return array<string, array<string, mixed>>
	 */
	protected function ids( string ...$names ): array {
		return array_fill_keys(
			$names,
			array(
				'type'  => 'array',
				'items' => array( 'type' => 'integer' ),
			)
		);
	}

	/** @return array<string, mixed> */
	protected function date(): array {
		return array(
			'type'   => 'string',
			'format' => 'date-time',
		);
	}

	/** @return array<string, mixed> */
	protected function flag(): array {
		return array(
			'type'    => 'boolean',
			'default' => false,
		);
	}

	/** @return array<string, array<string, mixed>> */
	protected function match(): array {
		return array(
			'match' => array(
				'type'    => 'string',
				'default' => 'all',
				'enum'    => array( 'all', 'any' ),
			),
		);
	}

	/** @return array<string, array<string, mixed>> */
	protected function attributes(): array {
		$pairs = array(
			'type'    => 'array',
			'items'   => array( 'type' => 'array' ),
			'default' => array(),
		);
		return array(
			'attribute_is'     => $pairs,
			'attribute_is_not' => $pairs,
		);
	}

	/** @return array<string, array<string, mixed>> */
	protected function statuses(): array {
		$choices = $this->choices( array_merge( array( 'any', 'trash' ), array_keys( OrderStatuses::without_prefix() ) ) );
		return array(
			'status_is'     => $choices,
			'status_is_not' => $choices,
		);
	}
}
