<?php
/**
 * Suggestions of payment plugins.
 *
 * @package DemoStore
 */

declare( strict_types=1 );

namespace DemoStore\Settings;

use DemoStore\Data\JsonFile;
use DemoStore\Data\PluginList;

/** The suggestions in data/payment-suggestions.json, by country. */
final class PaymentSuggestions {

	/**
	 * Categories of suggestions.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function categories(): array {
		return JsonFile::read( 'payment-suggestions' )['categories'];
	}

	/**
	 * Suggestions for a country, without those whose plugin is active and those that the user hid.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_country( string $country ): array {
		$found = array();
		foreach ( JsonFile::read( 'payment-suggestions' )['suggestions'] as $suggestion ) {
			[ 'id' => $id, 'slug' => $slug ] = $suggestion;

			$is_elsewhere = isset( $suggestion['countries'] ) && ! in_array( $country, $suggestion['countries'], true );
			if ( $is_elsewhere || in_array( $slug, PluginList::active(), true ) || in_array( $id, PaymentProviders::profile()['hidden_suggestions'] ?? array(), true ) ) {
				continue;
			}
			$found[ $id ] = array_diff_key( $suggestion, array_flip( array( 'slug', 'countries' ) ) ) + array(
				'plugin' => PaymentProviders::plugin( $slug ),
				'icon'   => plugins_url( 'assets/placeholder.svg', WC_PLUGIN_FILE ),
				'links'  => array(
					array(
						'_type' => 'documentation',
						'url'   => "https://example.com/$slug",
					),
				),
				'_links' => array(
					'attach' => array( 'href' => rest_url( "wc-admin/settings/payments/suggestion/$id/attach" ) ),
					'hide'   => array( 'href' => rest_url( "wc-admin/settings/payments/suggestion/$id/hide" ) ),
				),
			);
		}
		return $found;
	}

	/**
	 * A suggestion that is shown among the methods.
	 *
	 * @param array<string, mixed> $suggestion Suggestion.
	 * @return array<string, mixed>
	 */
	public static function as_provider( array $suggestion ): array {
		$extra = array();
		if ( isset( $suggestion['_incentive'] ) ) {
			$dismissed           = PaymentProviders::profile()['dismissals'] ?? array();
			$link                = rest_url( "wc-admin/settings/payments/suggestion/{$suggestion['id']}/incentive/{$suggestion['_incentive']['id']}/dismiss" );
			$extra['_incentive'] = $suggestion['_incentive'] + array(
				'_dismissals' => $dismissed,
				'_links'      => array( 'dismiss' => array( 'href' => $link ) ),
			);
		}
		return $extra + array(
			'id'             => "_wc_pes_{$suggestion['id']}",
			'_type'          => 'suggestion',
			'_suggestion_id' => $suggestion['id'],
			'onboarding'     => array( 'type' => 'external' ),
		) + array_diff_key( $suggestion, array( 'category' => true ) );
	}
}
