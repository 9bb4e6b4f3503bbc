<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * Complete rows of the posts table.
 */
final class PostRow {

	/**
	 * @param array<string, string|int> $more Columns that differ from an empty post.
	 * @return array<string, string|int>
	 */
	public static function of( int $id, string $type, string $status, string $title, string $slug, int $created, Clock $clock, array $more = array() ): array {
		$local = $clock->local( $created );
		$gmt   = $clock->gmt( $created );
		$row   = array(
			'ID'                    => $id,
			'post_author'           => 1,
			'post_date'             => $local,
			'post_date_gmt'         => $gmt,
			'post_content'          => '',
			'post_title'            => $title,
			'post_excerpt'          => '',
			'post_status'           => $status,
			'comment_status'        => 'product' === $type ? 'open' : 'closed',
			'ping_status'           => 'closed',
			'post_password'         => '',
			'post_name'             => $slug,
			'to_ping'               => '',
			'pinged'                => '',
			'post_modified'         => $local,
			'post_modified_gmt'     => $gmt,
			'post_content_filtered' => '',
			'post_parent'           => 0,
			'guid'                  => '',
			'menu_order'            => 0,
			'post_type'             => $type,
			'post_mime_type'        => '',
			'comment_count'         => 0,
		);
		return array_replace( $row, $more );
	}
}
