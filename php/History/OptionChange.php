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
	 * The fields of the settings.
	 *
	 * @var SettingFields
	 */
	private SettingFields $fields;

	/**
	 * Stores the values.
	 *
	 * @param string        $name   Name of the option.
	 * @param mixed         $before Value before; null when there was none.
	 * @param mixed         $after  Value after.
	 * @param SettingFields $fields The fields of the settings.
	 */
	public function __construct( string $name, $before, $after, SettingFields $fields ) {
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
			return $this->changed( $this->name, $this->before, $this->after );
		}

		$before  = is_array( $this->before ) ? $this->before : array();
		$after   = is_array( $this->after ) ? $this->after : array();
		$changes = array();

		foreach ( array_keys( $before + $after ) as $key ) {
			if ( ! Secrets::has( (string) $key ) ) {
				$changes = array_merge( $changes, $this->changed( "{$this->name}[{$key}]", $before[ $key ] ?? null, $after[ $key ] ?? null ) );
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
	 * The change of a setting with the title of its field. None when nothing differs, and none that may not be kept. A field that was never saved
	 * has its default, which the first save stores too.
	 *
	 * @param string $option Name of the option, with the field in brackets.
	 * @param mixed  $before Value before.
	 * @param mixed  $after  Value after.
	 * @return array<int, Change>
	 */
	private function changed( string $option, $before, $after ): array {
		$is_stored_default = null === $before && $this->fields->is_default( $option, $after );
		$is_secret         = $this->fields->is_password( $option ) || Secrets::is_value( $before ) || Secrets::is_value( $after );

		if ( self::is_same( $before, $after ) || $is_stored_default || $is_secret ) {
			return array();
		}

		return array(
			array(
				'option' => $option,
				'label'  => $this->fields->title( $option ),
				'before' => $before,
				'after'  => $after,
			),
		);
	}
}
