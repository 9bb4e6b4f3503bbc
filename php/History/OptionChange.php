<?php
/**
 * The change of an option.
 *
 * @package StoreAdmin
 */

declare( strict_types=1 );

namespace StoreAdmin\History;

/**
 * Splits the change of an option with named fields, such as those of a gateway, into one change per field, and leaves out secret fields.
 *
 * @phpstan-import-type Change from HistoryLog
 */
final class OptionChange {

	/**
	 * Name of the option.
	 *
	 * @var string
	 */
	private string $name;

	/**
	 * Value before; null when there was none.
	 *
	 * @var mixed
	 */
	private $before;

	/**
	 * Value after.
	 *
	 * @var mixed
	 */
	private $after;

	/**
	 * Titles and types of fields by name.
	 *
	 * @var array<string, array{title: string, type: string}>
	 */
	private array $fields;

	/**
	 * Stores the values.
	 *
	 * @param string                                            $name   Name of the option.
	 * @param mixed                                             $before Value before; null when there was none.
	 * @param mixed                                             $after  Value after.
	 * @param array<string, array{title: string, type: string}> $fields Titles and types of fields by name.
	 */
	public function __construct( string $name, $before, $after, array $fields ) {
		$this->name   = $name;
		$this->before = $before;
		$this->after  = $after;
		$this->fields = $fields;
	}

	/**
	 * The changes, one per field; none when nothing differs.
	 *
	 * @return array<int, Change>
	 */
	public function parts(): array {
		if ( self::is_same( $this->before, $this->after ) ) {
			return array();
		}

		if ( ! $this->has_fields( $this->before ) && ! $this->has_fields( $this->after ) ) {
			return Secrets::is_value( $this->before ) || Secrets::is_value( $this->after ) ? array() : array( $this->change( $this->name, $this->before, $this->after ) );
		}

		$before  = is_array( $this->before ) ? $this->before : array();
		$after   = is_array( $this->after ) ? $this->after : array();
		$changes = array();

		foreach ( array_keys( $before + $after ) as $key ) {
			$old = $before[ $key ] ?? null;
			$new = $after[ $key ] ?? null;

			if ( ! self::is_same( $old, $new ) && ! Secrets::has( (string) $key ) && ! Secrets::is_value( $old ) && ! Secrets::is_value( $new ) ) {
				$changes[] = $this->change( "{$this->name}[{$key}]", $old, $new );
			}
		}

		return $changes;
	}

	/**
	 * Whether a value is a map of fields.
	 *
	 * @param mixed $value Value of the option.
	 */
	private function has_fields( $value ): bool {
		return is_array( $value ) && array() !== $value && array_keys( $value ) !== range( 0, count( $value ) - 1 ) && ! $this->is_order( $value );
	}

	/**
	 * Whether a value is an order: a map of ids to their places, as the host keeps that of the gateways.
	 *
	 * @param array<mixed> $value Value of the option.
	 */
	private function is_order( array $value ): bool {
		$places = array_filter( $value, 'is_numeric' );
		sort( $places );

		return array_map( 'intval', $places ) === range( 0, count( $value ) - 1 );
	}

	/**
	 * Whether two values mean the same. WordPress stores numbers and flags as text, and a setting without a value in several ways.
	 *
	 * @param mixed $one   Value.
	 * @param mixed $other Other value.
	 */
	public static function is_same( $one, $other ): bool {
		$nothing = array( null, '', array() );

		if ( in_array( $one, $nothing, true ) && in_array( $other, $nothing, true ) ) {
			return true;
		}

		return maybe_serialize( $one ) === maybe_serialize( $other ) || ( is_scalar( $one ) && is_scalar( $other ) && (string) $one === (string) $other );
	}

	/**
	 * A change with the title of its field.
	 *
	 * @param string $option Name of the option, with the field in brackets.
	 * @param mixed  $before Value before.
	 * @param mixed  $after  Value after.
	 * @return Change
	 */
	private function change( string $option, $before, $after ): array {
		return array(
			'option' => $option,
			'label'  => $this->fields[ $option ]['title'] ?? '',
			'before' => $before,
			'after'  => $after,
		);
	}
}
