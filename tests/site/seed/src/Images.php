<?php

declare( strict_types=1 );

namespace StoreAdmin\Tests\Seed;

/**
 * A few product pictures: a coloured disc on a tint, as real files with the sizes that the admin asks for.
 */
final class Images {

	public const COUNT    = 8;
	private const FOLDER  = 'store-admin-seed';
	private const WIDTH   = 600;
	private const COLOURS = array( 'b4553c', '3c6eb4', '4c8a4a', 'b48a2c', '7a4aa0', '2f8f8f', 'a03c6e', '55606e' );
	private const SIZES   = array(
		'thumbnail'                     => 150,
		'medium'                        => 300,
		'woocommerce_thumbnail'         => 300,
		'woocommerce_gallery_thumbnail' => 100,
	);

	/** @var list<int> Attachment ids; empty when this PHP cannot make pictures. */
	public readonly array $ids;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {
		$uploads   = wp_upload_dir( null, false );
		$directory = $uploads['basedir'] . '/' . self::FOLDER;
		$ids       = array();
		if ( function_exists( 'gzcompress' ) && wp_mkdir_p( $directory ) ) {
			$posts = $database->sheet( 'posts' );
			$meta  = new Meta( $database, 'postmeta', 'post_id' );
			foreach ( self::COLOURS as $index => $colour ) {
				foreach ( array_unique( array( self::WIDTH, ...array_values( self::SIZES ) ) ) as $width ) {
					file_put_contents( $directory . '/' . self::file( $index, $width ), self::png( $width, $colour ) );
				}
				$ids[] = $this->attach( $posts, $meta, $index, $uploads['baseurl'] );
			}
		}
		$this->ids = $ids;
	}

	private function attach( Sheet $posts, Meta $meta, int $index, string $base_url ): int {
		$id   = $this->database->nextId( 'posts' );
		$path = self::FOLDER . '/' . self::file( $index, self::WIDTH );
		$posts->add(
			PostRow::of(
				$id,
				'attachment',
				'inherit',
				'Seed image ' . $index,
				'seed-image-' . $index,
				$this->clock->days[0],
				$this->clock,
				array(
					'guid'           => $base_url . '/' . $path,
					'post_mime_type' => 'image/png',
				)
			)
		);
		$sizes = array();
		foreach ( self::SIZES as $name => $width ) {
			$sizes[ $name ] = array(
				'file'      => self::file( $index, $width ),
				'width'     => $width,
				'height'    => $width,
				'mime-type' => 'image/png',
			);
		}
		$meta->put(
			$id,
			array(
				'_wp_attached_file'       => $path,
				'_wp_attachment_metadata' => serialize(
					array(
						'width'      => self::WIDTH,
						'height'     => self::WIDTH,
						'file'       => $path,
						'sizes'      => $sizes,
						'image_meta' => array(),
					)
				),
			)
		);
		return $id;
	}

	private static function file( int $index, int $width ): string {
		return self::WIDTH === $width ? "seed-{$index}.png" : "seed-{$index}-{$width}x{$width}.png";
	}

	private static function png( int $width, string $colour ): string {
		$ink    = (string) hex2bin( $colour );
		$paper  = implode( '', array_map( static fn ( string $byte ): string => chr( 255 - intdiv( 255 - ord( $byte ), 5 ) ), str_split( $ink ) ) );
		$radius = $width * 0.36;
		$pixels = '';
		for ( $y = 0; $y < $width; $y++ ) {
			$height  = $y - $width / 2;
			$half    = abs( $height ) < $radius ? (int) sqrt( $radius ** 2 - $height ** 2 ) : 0;
			$margin  = intdiv( $width, 2 ) - $half;
			$pixels .= "\0" . str_repeat( "\0", $margin ) . str_repeat( "\1", $width - 2 * $margin ) . str_repeat( "\0", $margin );
		}
		return "\x89PNG\r\n\x1a\n"
			. self::chunk( 'IHDR', pack( 'NNC5', $width, $width, 8, 3, 0, 0, 0 ) )
			. self::chunk( 'PLTE', $paper . $ink )
			. self::chunk( 'IDAT', (string) gzcompress( $pixels ) )
			. self::chunk( 'IEND', '' );
	}

	private static function chunk( string $type, string $data ): string {
		return pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
	}
}
