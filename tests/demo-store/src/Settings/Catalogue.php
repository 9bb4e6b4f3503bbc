<?php
/**
 * The settings that the store knows, by group.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

/** Reads data/settings.json once per request. */
final class Catalogue {

	/** @var array{groups: list<array<string, mixed>>, settings: array<string, list<array<string, mixed>>>}|null */
	private static ?array $data = null;

	/**
	 * Groups as listed by REST.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function groups(): array {
		return self::data()['groups'];
	}

	/** Whether a group exists and has an own list of settings. */
	public static function has_group( string $group ): bool {
		return isset( self::data()['settings'][ $group ] );
	}

	/**
	 * Definitions of a group.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function settings( string $group ): array {
		return self::data()['settings'][ $group ] ?? array();
	}

	/**
	 * Definition of one setting, null when the group has none of that name.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function setting( string $group, string $id ): ?array {
		foreach ( self::settings( $group ) as $setting ) {
			if ( $id === $setting['id'] ) {
				return $setting;
			}
		}
		return null;
	}

	/** Default of an option, false when no setting has that name. */
	public static function default_of( string $option ): mixed {
		foreach ( self::data()['settings'] as $settings ) {
			foreach ( $settings as $setting ) {
				if ( $option === $setting['id'] && isset( $setting['default'] ) ) {
					return $setting['default'];
				}
			}
		}
		return false;
	}

	/** @return array{groups: list<array<string, mixed>>, settings: array<string, list<array<string, mixed>>>} */
	private static function data(): array {
		return self::$data ??= \DemoStore\Data\JsonFile::read( 'settings' );
	}
}
